import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attributeRange, type ParsedPage } from './page';
import { removeFromPages } from './remove-from-pages';

let folder = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const remove = (...finders: ((page: ParsedPage) => { start: number; end: number }[])[]) =>
  removeFromPages(finders)({ folder, log: () => {} });

/** Finds every attribute with a name. */
const attributes = (name: string) =>
  function example({ elements }: ParsedPage) {
    return elements.flatMap((element) => attributeRange(element, name) ?? []);
  };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'blog'));
  writeFileSync(join(folder, 'index.html'), '<p b=2><i a=1>one</i></p>\n');
  writeFileSync(join(folder, 'blog/one.html'), '<p b=2 a=1 c=3 b=4>two');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('removes what all finders find from every page, in one go', () => {
  remove(attributes('a'), attributes('b'));
  expect(read('index.html')).toBe('<p ><i >one</i></p>\n');
  // An attribute given twice counts once, as in browsers.
  expect(read('blog/one.html')).toBe('<p   c=3 b=4>two');
});

test('stops where a finder finds nothing on any page', () => {
  expect(() => remove(attributes('a'), attributes('d'))).toThrow(
    `The build step example found nothing to remove in the 2 pages of ${folder}: Astro may no longer write it.`,
  );
});
