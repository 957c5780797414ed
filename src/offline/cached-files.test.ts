import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFiles } from './cached-files';

const FACES = `<style>
  @font-face{font-family:"A";src:url("/assets/fonts/plain.woff2") format("woff2");}
  @font-face{font-family:"B";src:url("/assets/fonts/rare.woff2");unicode-range:U+0100-02AF;}
</style>`;
let folder = '';

function write(file: string, content = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
  write('index.html', FACES);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('are the scripts, the fonts of all pages, and the pages at their clean addresses', () => {
  for (const file of ['404.html', 'blog.html', 'blog/one.html', 'assets/b.1a.js', 'assets/a.2b.js'])
    write(file);
  for (const file of ['icon.svg', 'share/one.png', 'rss.xml', 'assets/fonts/rare.woff2', 'sw.js'])
    write(file);
  expect(keptFiles(folder).map(({ url }) => url)).toEqual([
    '/assets/a.2b.js',
    '/assets/b.1a.js',
    '/assets/fonts/plain.woff2',
    '/404',
    '/blog',
    '/blog/one',
    '/',
  ]);
});

test('are marked by what is in them, where their names do not say it', () => {
  const markOf = (url: string) => keptFiles(folder).find((file) => file.url === url)?.revision;
  write('about.html', 'one');
  write('assets/a.2b.js');
  const before = markOf('/about');
  write('about.html', 'two');
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(markOf('/about')).not.toBe(before);
  write('about.html', 'one');
  expect(markOf('/about')).toBe(before);
  expect(markOf('/assets/a.2b.js')).toBeNull();
});

test('are no more than forty articles, however many there are', () => {
  for (let index = 0; index < 45; index += 1) write(`blog/article-${index}.html`);
  const urls = keptFiles(folder).map(({ url }) => url);
  expect(urls.filter((url) => url.startsWith('/blog/'))).toHaveLength(40);
  expect(urls).toContain('/');
});

test('are none of the numbers’ own pages, which are kept as they are read', () => {
  for (const file of ['numbers.html', 'numbers/7.html']) write(file);
  expect(keptFiles(folder).map(({ url }) => url)).toEqual([
    '/assets/fonts/plain.woff2',
    '/',
    '/numbers',
  ]);
});
