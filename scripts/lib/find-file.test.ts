import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFile } from './find-file.mjs';

let parent = '';
let folder = '';

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'find-'));
  folder = join(parent, 'dist');
  mkdirSync(join(folder, 'blog'), { recursive: true });
  const names = ['index.html', '404.html', 'blog.html', 'blog/x.html', 'a b.html', 'rss.xml'];
  for (const name of names) writeFileSync(join(folder, name), name);
  writeFileSync(join(parent, 'secret.html'), 'secret');
});

afterAll(() => {
  rmSync(parent, { recursive: true });
});

describe('findFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/?from=mail', 'index.html'],
    ['/blog', 'blog.html'],
    ['/blog?page=2', 'blog.html'],
    ['/blog/x', 'blog/x.html'],
    ['/blog/x.html', 'blog/x.html'],
    ['/blog/../rss.xml', 'rss.xml'],
    ['/a%20b', 'a b.html'],
  ])('answers %s with %s', (address, name) => {
    expect(findFile(folder, address)).toEqual({ kind: 'file', file: join(folder, name) });
  });

  it.each([
    '/unknown',
    '/unknown/',
    '/blog/unknown',
    '/%',
    '/%00',
    '/../secret',
    '../secret',
    '/..%2fsecret',
    '/%2e%2e/secret.html',
    '/..%5csecret',
    '//example.com/',
    'http://example.com/blog',
  ])('answers %s with the 404 page', (address) => {
    const found = findFile(folder, address);
    expect(found.kind === 'missing' && relative(folder, found.file)).toBe('404.html');
  });

  it.each([
    ['/blog/', '/blog'],
    ['/blog/x/?a=b?c', '/blog/x?a=b?c'],
    ['/a%20b/', '/a%20b'],
    ['//blog/', '/blog'],
  ])('sends %s to %s', (address, bare) => {
    expect(findFile(folder, address)).toEqual({ kind: 'moved', address: bare });
  });
});
