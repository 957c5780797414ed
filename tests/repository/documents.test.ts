import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync(['**/*', '.github/**'], {
  cwd: root,
  exclude: ['**/node_modules', 'dist*', 'packages/*/dist', 'test-results'],
});
const documents = files.filter((file) => file.endsWith('.md')).sort();
const { scripts } = JSON.parse(read('package.json'));

/** A path from the top of the repository, wherever it is written. */
const FROM_THE_TOP =
  /(?<![\w./:@-])(?:\.github|bench|deploy|docs|packages|public|scripts|src|tests)\/[\w@.<>…*{},/-]*[\w>}*/]/g;
/** A file in a code span, by its name or by the end of its path. */
const FILE =
  /(?<=`)[\w<][\w.<>@/-]*\.(?:astro|caddy|conf|css|json|js|mdx?|mjs|toml|tsx?|ya?ml)(?=`)/g;
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /(?<=\]\()(?!https?:|mailto:)[^)\s]+/g;
const COMMAND = /(?<=\bnpm run )[\w:-]+/g;
const RULE = /(?<=[\s`(])docs\/[\w/-]+\.md#[\w-]+/g;

/** Whether there is such a file or folder, where `<name>` and `…` stand for any name. */
function exists(path: string): boolean {
  const pattern = path.replaceAll(/<\w+>|…/g, '*').replace(/\/$/, '');
  return files.some((file) => matchesGlob(file, pattern));
}

/** The ids of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): readonly string[] {
  const headings = read(file).match(/(?<=^#+ ).*/gm) ?? [];
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link leads to a file and, where it names one, to a heading of it. */
function isOpen(link: string, from = '.'): boolean {
  const [path, anchor] = link.split('#');
  const target = path ? join(dirname(from), path) : from;
  if (!existsSync(join(root, target))) return false;
  return !anchor || anchorsOf(target).includes(anchor);
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names files and folders that exist', () => {
    const all = (pattern: RegExp) => [...new Set(text.match(pattern))];
    const isHere = (path: string) => exists(path) || exists(join(dirname(document), path));
    expect(all(FROM_THE_TOP).filter((path) => !isHere(path))).toEqual([]);
    expect(all(FILE).filter((name) => !exists(`{,**/}${name}`))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    const links = text.replaceAll(CODE, '').match(LINK) ?? [];
    expect(links.filter((link) => !isOpen(link, document))).toEqual([]);
    const rules = text.match(RULE) ?? [];
    expect(rules.filter((link) => !isOpen(link))).toEqual([]);
  });

  test('names commands that exist', () => {
    const names = text.match(COMMAND) ?? [];
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('comments in the code link to rules that exist', () => {
  const code = files.filter((file) => /\.(?:astro|css|mjs|tsx?)$/.test(file));
  const links = code.flatMap((file) =>
    (read(file).match(RULE) ?? []).map((link) => [file, link] as const),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(([, link]) => !isOpen(link))).toEqual([]);
});

test('the build is for the browsers that the README names', () => {
  const named = [...read('README.md').matchAll(/(Chromium|Firefox|Safari) (\d+)/g)].map(
    ([, name = '', version]) => name.replace('Chromium', 'Chrome').toLowerCase() + version,
  );
  const [, list = ''] = /const browsers = \[(.*)\];/.exec(read('src/astro-config.ts')) ?? [];
  expect(list).toBe(named.map((name) => `'${name}'`).join(', '));
});
