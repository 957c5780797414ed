import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { transferSize } from './files';
import { attribute, type BuiltPage, dist } from './pages';

/** What a page costs a phone on a first visit, in bytes of transfer size. */
export interface Weights {
  /** All script files that must load before its islands can run. */
  readonly script: number;
  /**
   * What an island fetches later: the tables of readings once its form is used, the people, and what draws
   * pictures.
   */
  readonly readings: number;
  /** The page itself, including its inline styles and scripts. */
  readonly document: number;
  /** The inline styles, which are a part of the document. */
  readonly style: number;
  /** The regular and the italic font. */
  readonly fonts: number;
  /** All its pictures, including those below the fold. */
  readonly pictures: number;
  /** The first load: everything but the readings, each byte counted once. */
  readonly total: number;
}

type Element = BuiltPage['elements'][number];

const sum = (sizes: Iterable<number>) => Array.from(sizes).reduce((all, size) => all + size, 0);

const known = new Map<string, number>();

/** A part of a page, compressed separately. Pages of a kind have the same styles. */
function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const size = known.get(text) ?? brotliCompressSync(text, { params }).byteLength;
  known.set(text, size);
  return size;
}

/** Every file that a phone fetches on a first visit, and those that a form fetches once it is used. */
export function fetchedFiles(page: BuiltPage) {
  const scripts = withImports(entryScripts(page));
  const readings = withImports([...scripts].flatMap(lateImports)).difference(scripts);
  const others = [...framesOf(page), ...faces(page), ...picturesOf(page)];
  return { first: new Set([page.file, ...scripts, ...others]), readings };
}

/** Weighs a page of the built site. */
export function weigh(page: BuiltPage): Weights {
  const scripts = withImports(entryScripts(page));
  const readings = withImports([...scripts].flatMap(lateImports)).difference(scripts);
  const weights = {
    script: sum([...scripts].map(transferSize)),
    readings: sum([...readings].map(transferSize)),
    document: transferSize(page.file),
    style: compressed(inside(page, ({ tagName }) => tagName === 'style')),
    fonts: sum(faces(page).map(transferSize)),
    pictures: sum(picturesOf(page).map(transferSize)),
  };
  const { document, script, fonts, pictures } = weights;
  const framed = sum(framesOf(page).map(transferSize));
  const total = document + framed + script + fonts + pictures;
  return { ...weights, total };
}

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

/** Scripts and everything that they import before they can run. */
function withImports(entries: readonly string[], seen = new Set<string>()): Set<string> {
  for (const entry of entries) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    withImports(staticImports(entry), seen);
  }
  return seen;
}

/** The static imports of a script. */
function staticImports(script: string): string[] {
  return importsIn(script, /(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g);
}

/** The dynamic imports of a script. */
function lateImports(script: string): string[] {
  return importsIn(script, /import\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]\s*\)/g);
}

function importsIn(script: string, pattern: RegExp): string[] {
  const code = readFileSync(join(dist, script), 'utf8');
  return [...code.matchAll(pattern)].map(([, name = '']) => join(dirname(script), name));
}

/** The text inside all elements of a kind. */
function inside({ elements }: BuiltPage, isWanted: (element: Element) => boolean): string {
  return elements
    .filter(isWanted)
    .flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')))
    .join('');
}

/** The regular and the italic font. Their accented letters are fetched only where a text has them. */
function faces({ html }: BuiltPage): string[] {
  const files = [...html.matchAll(/url\("?(\/assets\/fonts\/[^")]+)/g)];
  return files.slice(0, 2).map(([, file = '']) => file);
}

/** The file that a phone chooses for each picture: sources with a media query are for wide screens. */
function picturesOf({ elements }: BuiltPage): string[] {
  const images = elements.filter(({ tagName }) => tagName === 'img');
  const chosen = images.map((image) => {
    const siblings = image.parentNode && 'tagName' in image.parentNode ? image.parentNode : image;
    const source = siblings.childNodes.find(
      (node): node is Element =>
        'tagName' in node && node.tagName === 'source' && !attribute(node, 'media'),
    );
    const isChoice = siblings.tagName === 'picture' && source;
    return (isChoice ? attribute(source, 'srcset') : attribute(image, 'src')) ?? '';
  });
  return [...new Set(chosen)];
}

/** The files of the pages in iframes of this one. */
function framesOf({ elements }: BuiltPage): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'iframe')
    .map((frame) => `${attribute(frame, 'src')}.html`);
}
