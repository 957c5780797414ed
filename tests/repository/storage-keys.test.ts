import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectHouseRule } from '../testing/house-rules';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** All that runs in a browser, but for what saves texts and lists under the keys that it is given. */
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|^src\/ui\/storage\//.test(file))
  .map(read);

/** What saves under a key, and the key: a text, a constant, or the format of a list. */
const SAVING = /(?:\.setItem|createSavedText|createSavedList)\(\s*(?:'(.+?)'|(\w+))/g;

/** The key that a constant is or has, in its own file or exported by another. */
function keyIn(name: string, source: string): string | undefined {
  const constant = `const ${name}\\b[^=]*=\\s*(?:\\{\\s*key: )?'(.+?)'`;
  const exported = new RegExp(`export ${constant}`);
  const found = [new RegExp(constant).exec(source), ...sources.map((all) => exported.exec(all))];
  return found.find((match) => match)?.[1];
}

const uses = sources.flatMap((source) =>
  Array.from(source.matchAll(SAVING), ([use, text, name = '']) => ({
    use,
    key: text ?? keyIn(name, source),
  })),
);

test('every key in a browser’s storage is a constant', () => {
  expect(uses.length).toBeGreaterThanOrEqual(8);
  expect(uses.filter(({ key }) => !key)).toEqual([]);
  const otherWays =
    /\b(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item\b)\w+)|\bindexedDB\.open|\bcookieStore|document\.cookie/g;
  expect(sources.flatMap((source) => source.match(otherWays) ?? [])).toEqual([]);
});

test.each([
  'SECURITY.md',
  'docs/rules/storage.md',
  ...globSync('src/texts/*/legal/privacy-policy.mdx', { cwd: root }),
])('%s tells of every key', (document) => {
  const text = read(document);
  const isTold = (key = '') => new RegExp(`\`${key.trim()}\\b`).test(text);
  expectHouseRule(
    uses.map(({ key }) => key).filter((key) => !isTold(key)),
    `The site keeps this in a visitor’s browser, and ${document} does not say so.`,
  );
});
