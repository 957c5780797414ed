import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Modules import from the layers listed before their own, never from the same or a later one. */
const LAYERS = [
  ['numerology', 'styles'],
  ['readings'],
  ['texts'],
  ['numbers'],
  ['compatibility'],
  ['site.config.ts'],
  ['config'],
  ['portrait'],
  ['art'],
  ['ui'],
  ['person'],
  ['result'],
  ['tools'],
  ['site'],
  ['build'],
  ['pages', 'views', 'content.config.ts'],
  ['offline'],
  ['astro-config.ts'],
];

const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));
/** `src/ui/page/Faq.tsx` is in `ui`; the package and the configuration are layers of their own. */
const folderOf = (path: string) =>
  path.startsWith('packages/') ? 'numerology' : (path.split('/')[1] ?? 'site.config.ts');
const toolOf = (path: string) => /^src\/tools\/([^/]+)\//.exec(path)?.[1];

const modules = globSync('{src,packages/*/src}/**/*.{ts,tsx,astro,mdx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

function resolved(file: string, target: string): string {
  if (target.startsWith('.')) return join(dirname(file), target);
  return target.startsWith('#') ? target.replace('#texts', 'src/texts/en') : `packages/${target}`;
}

const imports = modules
  .flatMap(({ file, text }) => {
    const found = text.matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+|@ninefold\/[^']+|#texts\/[^']+)'/g,
    );
    return [...found].map(([, target = '']) => ({
      from: file,
      to: resolved(file, target),
    }));
  })
  .filter(({ to }) => /^(src\/|packages\/|site\.config)/.test(to));

test('every folder belongs to a layer', () => {
  expect(imports.length).toBeGreaterThan(500);
  const folders = new Set(imports.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]));
  expect([...folders].filter((folder) => layerOf(folder) === -1)).toEqual([]);
});

test('the page for developers names every layer in its order', () => {
  const page = readFileSync(join(root, 'docs/developers.md'), 'utf8');
  const line = /^`@ninefold\/(.+ → .+)`$/m.exec(page)?.[1];
  expect(line?.split(' → ').map((layer) => layer.split(', '))).toEqual(LAYERS);
});

test('imports flow one way through the layers', () => {
  const reversed = imports.filter(({ from, to }) => {
    const [source, target] = [folderOf(from), folderOf(to)];
    return source !== target && layerOf(target) >= layerOf(source);
  });
  expect(reversed).toEqual([]);
});

test('the configuration imports types alone', () => {
  const text = readFileSync(join(root, 'site.config.ts'), 'utf8');
  expect(text.match(/^import (?!type ).*/gm)).toBeNull();
});

test('no tool imports another tool', () => {
  const between = imports.filter(
    ({ from, to }) => toolOf(from) && toolOf(to) && toolOf(from) !== toolOf(to),
  );
  expect(between).toEqual([]);
});

test('no two folders of the building blocks or of the package import each other', () => {
  const between = imports
    .map(({ from, to }) => [dirname(from), dirname(to)] as const)
    .filter(([from, to]) => from !== to && folderOf(from) === folderOf(to))
    .filter(([from]) => /^(src\/(ui|person|result)|packages\/numerology\/src)\//.test(from));
  const isImported = (from: string, to: string) =>
    between.some(([source, target]) => source === from && target === to);
  const mutual = between.filter(([from, to]) => from < to && isImported(to, from));
  expect([...new Set(mutual.map((folders) => folders.join(' and ')))]).toEqual([]);
});

describe('texts', () => {
  const texts = modules.filter(({ file }) => /^src\/texts\/(?!\w+\/testing\/)/.test(file));

  test('import nothing but types from outside of their language', () => {
    const outside = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)].flatMap(([, target = '']) => {
        const language = file.split('/').slice(0, 3).join('/');
        return resolved(file, target).startsWith(`${language}/`) ? [] : `${file}: ${target}`;
      }),
    );
    expect(outside).toEqual([]);
  });

  test('are reached by #texts, which knows the language', () => {
    const past = imports.filter(
      ({ from, to }) => to.startsWith('src/texts/') && !from.startsWith('src/texts/'),
    );
    const direct = modules.filter(
      ({ file, text }) =>
        // The one that knows where a page is in every language.
        !/^src\/(?:texts\/|config\/editions\.ts$)/.test(file) &&
        /'[./]+(?:src\/)?texts\//.test(text),
    );
    expect(past.length).toBeGreaterThan(50);
    expect(direct.map(({ file }) => file)).toEqual([]);
  });

  test('of a folder are used by that folder, the one around it, and the pages that show it', () => {
    const elsewhere = imports.filter(({ from, to }) => {
      const [, folder] =
        /^src\/texts\/en\/(tools\/.+|(?:ui|person|result|site|art)\/.+)$/.exec(to) ?? [];
      const around = folder && dirname(folder);
      return (
        folder &&
        dirname(from) !== `src/${around}` &&
        !new RegExp(`^src/(${folder}|texts|views|pages)/`).test(from)
      );
    });
    expect(elsewhere).toEqual([]);
  });
});

// The library is for strangers, so it has its own words; the site's add to them.
test.each([
  [
    'words a step',
    /case '(?:reduction|difference|master-kept|table|product|remainder|sorted)':\s*return [^{;]*[`']/,
    ['packages/numerology/src/text/in-words.ts', 'src/result/working/describe-step.ts'],
  ],
  [
    'names a number',
    /(?<!\w)['"](?:Life Path|Destiny|Soul Urge|Personality|Maturity|Hidden Passion|Attitude)['"]/,
    ['packages/numerology/src/text/english-words.ts', 'src/texts/en/numbers.ts'],
  ],
])('no other module %s', (_, pattern, files) => {
  const found = modules.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(files);
});
