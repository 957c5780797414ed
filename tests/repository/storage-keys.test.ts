import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { expectHouseRule } from '../testing/house-rules';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** All that runs in a browser. */
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: read(file) }));
const modules = sources
  .filter(({ file }) => !file.endsWith('.astro'))
  .map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));

/** What saves under a key, its first argument: a text, a constant, or the format of a list. */
const SAVING = /\b(setItem|createSavedText|createSavedList)\W*$/;

/** What `src/ui/storage/` calls the keys that it is given, and those that it makes of them. */
const GIVEN = ['key', 'moved', 'newest', 'markKey(key) + id'];

interface Constant {
  readonly source: ts.SourceFile;
  readonly name: string;
  readonly isExported: boolean;
  readonly key: string | undefined;
}

const constants = modules.flatMap((source) =>
  allIn(source, (node): Constant[] => {
    if (!ts.isVariableDeclaration(node) || !(ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const)) {
      return [];
    }
    const isExported = Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export);
    return [{ source, name: node.name.getText(), isExported, key: textOf(node.initializer) }];
  }),
);

const uses = modules.flatMap((source) =>
  allIn(source, (node) => {
    if (!ts.isCallExpression(node) || !SAVING.test(node.expression.getText())) return [];
    const [key] = node.arguments;
    const isGiven =
      source.fileName.startsWith('src/ui/storage/') && GIVEN.includes(key?.getText() ?? '');
    const found = keyIn(key, source);
    return isGiven && !found ? [] : [{ use: `${source.fileName}: ${node.getText()}`, key: found }];
  }),
);

function allIn<T>(node: ts.Node, find: (node: ts.Node) => readonly T[]): readonly T[] {
  const within: T[] = [];
  ts.forEachChild(node, (child) => void within.push(...allIn(child, find)));
  return [...find(node), ...within];
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  const isPiece = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isPiece || ts.isStringLiteralLike(node);
}

/** A text, or that of the property `key`. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const key = node.properties.find((property) => property.name?.getText() === 'key');
  return key && ts.isPropertyAssignment(key) ? textOf(key.initializer) : undefined;
}

/** A key, or the constant that it begins with, in its own file or the only one of its name that is exported. */
function keyIn(node: ts.Node | undefined, source: ts.SourceFile): string | undefined {
  if (node && ts.isBinaryExpression(node)) return keyIn(node.left, source);
  if (!node || !ts.isIdentifier(node)) return textOf(node);
  const named = constants.filter(({ name }) => name === node.text);
  const own = named.filter((constant) => constant.source === source);
  const found = own.length > 0 ? own : named.filter(({ isExported }) => isExported);
  return found.length === 1 ? found[0]?.key : undefined;
}

test('every key in a browser’s storage is a constant', () => {
  expect(uses.length).toBeGreaterThanOrEqual(8);
  expect(uses.filter(({ key }) => !key)).toEqual([]);
});

test('nothing is saved in another way', () => {
  const otherWays =
    /\b(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item\b)\w+)|\bindexedDB\.open|\bcookieStore|document\.cookie/g;
  expect(sources.flatMap(({ text }) => text.match(otherWays) ?? [])).toEqual([]);
  // No key is found in markup, nor in a script that is a text.
  const unread = sources
    .filter(({ file, text }) => file.endsWith('.astro') && /setItem|createSaved/.test(text))
    .map(({ file }) => file);
  const scripts = modules.flatMap((source) =>
    allIn(source, (node) => (isText(node) && node.text.includes('setItem') ? [node.text] : [])),
  );
  expect([...unread, ...scripts]).toEqual([]);
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
