import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

// What the configuration and the build say is for the owner.
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^src\/(build|config|texts)\//.test(file))
  .map((file) => ({ file, source: parsed(file) }));

/** Attributes, properties and defaults that a visitor reads or hears. */
const SAID =
  /^(alt|aria-?(description|label)|body|button|caption|description|done|failed|heading|hint|innerText|intro|label|lead|loadingText|many|message|note|one|placeholder|subject|summary|text|textContent|title)$/i;

/** Functions whose last argument is said. */
const SAYING = /\b(alert|confirm|setAttribute)$/;

/** Attributes with a list of names for the browser. */
const LIST = /^(class|\w*[cC]lassName|rel|sandbox|viewBox)$/;

/** A file as the compiler reads it; the markup of a page as if a component returned it. */
function parsed(file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8');
  const [, script = '', markup = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(text) ?? [];
  const isPage = file.endsWith('.astro');
  const source = isPage ? `${script};<>${markup.replace(/<!doctype html>/i, '')}</>` : text;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
}

const isWords = (text: string) => /^(?!var\().*\p{L}{2}/su.test(text);

/** The words in what an expression comes to, of which a condition is no part. */
function wordsOf(node: ts.Node | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return wordsOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const isComparison = /[=<>]/.test(node.operatorToken.getText());
    return isComparison ? [] : [...wordsOf(node.left), ...wordsOf(node.right)];
  }
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return pieces.map(({ text }) => text).filter(isWords);
  }
  return ts.isStringLiteralLike(node) && isWords(node.text) ? [node.text] : [];
}

/** What an element, an attribute, a property, a default or a call says in words of its own. */
function saidBy(node: ts.Node): readonly string[] {
  if (ts.isJsxText(node)) return isWords(node.text) ? [node.text.trim()] : [];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return wordsOf(node);
  if (ts.isCallExpression(node)) {
    return SAYING.test(node.expression.getText()) ? wordsOf(node.arguments.at(-1)) : [];
  }
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
    return SAID.test(node.left.name.text) ? wordsOf(node.right) : [];
  }
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    const words = LIST.test(name) ? [] : wordsOf(node.initializer);
    return SAID.test(name) ? words : words.filter((text) => /\p{L} \p{L}/u.test(text));
  }
  const isSaid =
    (ts.isBindingElement(node) || ts.isPropertyAssignment(node)) && SAID.test(node.name.getText());
  return isSaid ? wordsOf(node.initializer) : [];
}

/** A sentence, wherever it stands; but errors are for the owner. */
function sentenceOf(node: ts.Node): readonly string[] {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  const text = isText ? node.getText().slice(1, -1) : '';
  return /^\p{Lu}[\p{L}’]* .*[.!?…]$/su.test(text) ? [text] : [];
}

function allIn(node: ts.Node, find: (node: ts.Node) => readonly string[]): readonly string[] {
  if (ts.isNewExpression(node) || isScript(node)) return [];
  const within: string[] = [];
  ts.forEachChild(node, (child) => void within.push(...allIn(child, find)));
  return [...find(node), ...within];
}

const isScript = (node: ts.Node) =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'script';

test.each([
  ['texts of elements', saidBy],
  ['sentences', sentenceOf],
])('%s are in src/texts', (_, find) => {
  const found = sources.flatMap(({ file, source }) =>
    allIn(source, find).map((text) => `${file}: ${text}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
