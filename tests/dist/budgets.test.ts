import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets } from './budgets';
import { attribute, type BuiltPage, builtPages, dist } from './pages';

const pages = builtPages();
const weight = (content: string | Buffer) => brotliCompressSync(content).byteLength;

/** The scripts that a page's markup names, islands' parts included. */
function entryScripts({ elements }: BuiltPage): string[] {
  return elements.flatMap((element) =>
    [
      element.tagName === 'script' ? attribute(element, 'src') : undefined,
      attribute(element, 'component-url'),
      attribute(element, 'renderer-url'),
    ].filter((address) => address !== undefined),
  );
}

/** A script and everything that it imports before it can run. */
function importGraph(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = readFileSync(join(dist, address), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
    importGraph(join(dirname(address), imported ?? ''), seen);
  }
  return seen;
}

function inlineScripts({ elements }: BuiltPage): string {
  const inline = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      !attribute(element, 'src') &&
      !attribute(element, 'type')?.includes('json'),
  );
  return inline
    .flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')))
    .join('');
}

function scriptWeight(page: BuiltPage): number {
  const graph = new Set(entryScripts(page).flatMap((entry) => [...importGraph(entry)]));
  const files = [...graph].map((file) => weight(readFileSync(join(dist, file))));
  return files.reduce((sum, size) => sum + size, weight(inlineScripts(page)));
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const hasIsland = page.elements.some(({ tagName }) => tagName === 'astro-island');

  test('keeps to the budget for scripts', () => {
    const limit = hasIsland ? budgets.islandScript : budgets.ownScript;
    expect(scriptWeight(page)).toBeLessThanOrEqual(limit);
  });

  test('keeps to the budget for its document', () => {
    expect(weight(page.html)).toBeLessThanOrEqual(budgets.document);
  });
});

/** What a phone fetches for an article: the page, two fonts, the banner, scripts and pictures. */
function articleWeight(page: BuiltPage): number {
  const pictures = page.elements.flatMap((element) => {
    const address = attribute(element, 'src') ?? '';
    return address.startsWith('/pictures/') ? [address] : [];
  });
  const fonts = [...page.html.matchAll(/url\("?(\/assets\/fonts\/[^")]+)/g)]
    .map(([, file]) => file ?? '')
    .slice(0, 2);
  const files = [...pictures, ...fonts, '/psychic-banner-mobile.avif'].map((file) => {
    const content = readFileSync(join(dist, file));
    return file.endsWith('.svg') ? weight(content) : content.byteLength;
  });
  return files.reduce((sum, size) => sum + size, weight(page.html) + scriptWeight(page));
}

test.each(
  pages.filter(({ path }) => path.startsWith('/blog/')).map((page) => [page.path, page] as const),
)('%s weighs little enough for a phone', (_, page) => {
  expect(articleWeight(page)).toBeGreaterThan(60_000);
  expect(articleWeight(page)).toBeLessThanOrEqual(budgets.article);
});

test.each(['psychic-banner.png', 'psychic-banner-mobile.png'])('%s keeps to its budget', (name) => {
  const picture = readFileSync(join(dist, name));
  expect(picture.byteLength).toBeLessThanOrEqual(budgets.bannerPng);
});
