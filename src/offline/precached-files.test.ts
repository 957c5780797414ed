import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precachedFiles } from './precached-files';

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
  folder = mkdtempSync(join(tmpdir(), 'precached-files-'));
  write('index.html', FACES);
  write('assets/a.2b.js');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lists the scripts, the fonts of all pages, and the pages at their clean addresses', () => {
  for (const file of ['404.html', 'blog.html', 'blog/one.html', 'assets/b.1a.js']) write(file);
  for (const file of ['icon.svg', 'share/one.png', 'rss.xml', 'assets/fonts/rare.woff2', 'sw.js'])
    write(file);
  expect(precachedFiles(folder).map(({ url }) => url)).toEqual([
    '/assets/a.2b.js',
    '/assets/b.1a.js',
    '/assets/fonts/plain.woff2',
    '/404',
    '/blog',
    '/blog/one',
    '/',
  ]);
});

test('gives a file a revision of its content, unless its name has a hash', () => {
  const revisionOf = (url: string) =>
    precachedFiles(folder).find((file) => file.url === url)?.revision;
  write('about.html', 'one');
  const before = revisionOf('/about');
  write('about.html', 'two');
  expect(before).toBeTruthy();
  expect(revisionOf('/about')).not.toBe(before);
  write('about.html', 'one');
  expect(revisionOf('/about')).toBe(before);
  expect(revisionOf('/assets/a.2b.js')).toBeNull();
});

test('lists at most forty articles', () => {
  for (let index = 0; index < 45; index += 1) write(`blog/article-${index}.html`);
  const urls = precachedFiles(folder).map(({ url }) => url);
  expect(urls.filter((url) => url.startsWith('/blog/'))).toHaveLength(40);
  expect(urls).toContain('/');
});

test.each([
  ['scripts', 'assets/a.2b.js', 'scripts (assets/**/*.js)'],
  ['a home page', 'index.html', 'home page (index.html)'],
])('stops at a site without %s', (_, file, missing) => {
  write('about.html');
  rmSync(join(folder, file));
  expect(() => precachedFiles(folder)).toThrow(
    `${folder} has no ${missing} for the offline copy: Astro may have changed where it writes files.`,
  );
});

test('stops at a home page whose fonts are all for rare letters', () => {
  write('index.html', FACES.replace('plain.woff2")', 'plain.woff2");unicode-range:U+0-FF'));
  expect(() => precachedFiles(folder)).toThrow(
    `${join(folder, 'index.html')} has no font for the offline copy: Astro may have changed how it writes @font-face rules.`,
  );
});
