import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every source and document. */
const sources = globSync(
  [
    '*.{ts,md}',
    '{src,packages,tests,bench,scripts,deploy,docs}/**/*.{ts,tsx,mjs,astro,css,md,mdx}',
  ],
  { cwd: root, exclude: ['**/node_modules', 'packages/*/dist'] },
).map((file) => ({ file, text: read(file) }));

/** The anchors that GitHub gives to the headings of the rules. */
const anchors = [...read('docs/rules.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
);

/** Every match of a pattern, as the file and the matched text. */
function find(pattern: RegExp): readonly { file: string; match: string }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => ({ file, match })),
  );
}

test('no two rules share an anchor', () => {
  expect(anchors.length).toBeGreaterThan(60);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

test('every link to a rule has a target', () => {
  const links = [
    ...find(/rules\.md#[\w-]*/g),
    ...find(/\]\(#[\w-]*/g).filter(({ file }) => file === 'docs/rules.md'),
  ];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ match }) => !anchors.includes(match.replace(/.*#/, '')))).toEqual([]);
});

test.each(['SECURITY.md', 'CONTRIBUTING.md', 'docs/rules.md', 'docs/scale.md'])(
  '%s names files that exist',
  (document) => {
    const paths = read(document).match(/(?<=`)(?:src|tests|docs|public|deploy)\/[\w./-]+(?=`)/g);
    expect(paths?.filter((path) => !existsSync(join(root, path))) ?? []).toEqual([]);
  },
);
