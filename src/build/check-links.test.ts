import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deadLinks } from './check-links';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const found = () => deadLinks(join(root, 'dist'), root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-links-'));
  write('dist/index.html', '<h1 id="top">Home</h1>');
  write('dist/about.html', '<h2 id="who">About</h2>');
  write('dist/a b.png', '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('links to pages, places, files and other sites are alive', () => {
  const hrefs = [
    '/#top',
    '#own',
    '/about#who',
    '/a%20b.png',
    'https://a.test/x',
    'mailto:a@b.test',
  ];
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
  write('dist/one.html', `<p id="own">${links}<img srcset="/a%20b.png 2x"></p>`);
  expect(found()).toEqual([]);
});

test.each(['/abuot', '/about/', '/about#why', '#nowhere', '/c.png'])('%s is dead', (href) => {
  write('dist/one.html', `<a href="${href}">x</a>`);
  expect(found()).toEqual([`/one links to ${href}, and nothing is there.`]);
});

test('a link that was written by id is named with its file and line', () => {
  write('src/content/one.mdx', 'Text.\n\n[About us](page:about#why)');
  write('dist/one.html', '<a href="/about#why">x</a>');
  write('dist/two.html', '<a href="/about#why">x</a>');
  expect(found()).toEqual(['src/content/one.mdx:3 links to /about#why, and nothing is there.']);
});
