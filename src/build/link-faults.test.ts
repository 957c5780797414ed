import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkFaults } from './link-faults';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'link-faults-'));
  mkdirSync(join(root, 'src/content/blog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, ...lines: string[]) =>
  writeFileSync(join(root, 'src', file), lines.join('\n'));

test('links to pages, numbers, birthdays, articles and places on them are no faults', () => {
  write(
    'content/blog/one.mdx',
    '[a](page:home) and [b](page:blog/one#part), [c](/feed.xml), [d](#e)',
  );
  write('a.tsx', "path('numbers/33'); path('birthdays/31#months'); pen.path('M0 0');");
  expect(linkFaults(root)).toEqual([]);
});

test('a link to a page that does not exist, or by address, is named with its file and line', () => {
  write('content/blog/one.mdx', 'Text.', '', '- [a](page:home), [b](page:hoem#x)');
  write('content/two.mdx', '[an article](page:blog/two)');
  write('a.tsx', '', "<a href={path('numbers/10')}>", '<a href="/about#us">');
  expect(linkFaults(root)).toEqual([
    'src/a.tsx:2 links to “numbers/10”, and there is no such page.',
    'src/content/blog/one.mdx:3 links to “hoem”, and there is no such page.',
    'src/content/two.mdx:1 links to “blog/two”, and there is no such page.',
    'src/a.tsx:3 links to /about: write page: and the id of that page instead.',
  ]);
});
