import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { workerAddress } from '#prefix';
import { transferSize } from './files';
import { precached } from './offline-copy';
import { attribute, type BuiltPage, dist, textOf } from './pages';

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
  /** All its drawings, including those below the fold. */
  readonly pictures: number;
  /** All its photos, each of which the build makes light enough (`src/build/encode-photo.ts`). */
  readonly photos: number;
  /** The first load: everything but the readings and the photos, each byte counted once. */
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
  const { scripts, readings } = scriptsOf(page);
  const others = [...framesOf(page), ...faces(page), ...picturesOf(page)];
  return { first: new Set([page.file, ...scripts, ...others]), readings };
}

/** Weighs a page of the built site. */
export function weigh(page: BuiltPage): Weights {
  const { scripts, readings } = scriptsOf(page);
  const all = picturesOf(page);
  const weights = {
    script: sum([...scripts].map(transferSize)),
    readings: sum([...readings].map(transferSize)),
    document: transferSize(page.file),
    style: compressed(page.named('style').map(textOf).join('')),
    fonts: sum(faces(page).map(transferSize)),
    pictures: sum(all.filter((file) => !isPhoto(file)).map(transferSize)),
    photos: sum(all.filter(isPhoto).map(transferSize)),
  };
  const { document, script, fonts, pictures } = weights;
  const framed = sum(framesOf(page).map(transferSize));
  const total = document + framed + script + fonts + pictures;
  return { ...weights, total };
}

/** The transfer size of the offline copy for a first visitor, including the worker. */
export function offlineWeight() {
  const pages = precached.map(({ url }) => {
    if (url === '/') return 'index.html';
    return existsSync(join(dist, `${url}.html`)) ? `${url}.html` : url;
  });
  const files = [workerAddress.slice(1), ...pages];
  return { files: files.length, bytes: sum(files.map(transferSize)) };
}

const STATIC = /(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g;
const DYNAMIC = /import\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]\s*\)/g;

/** The scripts that a page needs first, and what they fetch later. */
function scriptsOf(page: BuiltPage) {
  const scripts = withImports(entryScripts(page));
  const late = [...scripts].flatMap((script) => importsIn(script, DYNAMIC));
  return { scripts, readings: withImports(late).difference(scripts) };
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
    withImports(importsIn(entry, STATIC), seen);
  }
  return seen;
}

function importsIn(script: string, pattern: RegExp): string[] {
  const code = readFileSync(join(dist, script), 'utf8');
  return [...code.matchAll(pattern)].map(([, name = '']) => join(dirname(script), name));
}

/** The regular and the italic font. Their accented letters are fetched only where a text has them. */
function faces({ html }: BuiltPage): string[] {
  const files = [...html.matchAll(/url\("?(\/assets\/fonts\/[^")]+)/g)];
  return files.slice(0, 2).map(([, file = '']) => file);
}

/** The file that a phone chooses for each picture: sources with a media query are for wide screens. */
function picturesOf({ named }: BuiltPage): string[] {
  const chosen = named('img').map((image) => {
    const siblings = image.parentNode && 'tagName' in image.parentNode ? image.parentNode : image;
    const source = siblings.childNodes.find(
      (node): node is Element =>
        'tagName' in node && node.tagName === 'source' && !attribute(node, 'media'),
    );
    const isChoice = siblings.tagName === 'picture' && source;
    return (isChoice ? widest(attribute(source, 'srcset')) : attribute(image, 'src')) ?? '';
  });
  return [...new Set(chosen)];
}

/** Whether a picture is an owner's photo: drawings have a folder of their own. */
function isPhoto(file: string): boolean {
  return /^\/assets\/.*\.(?:webp|jpeg)$/.test(file);
}

/** The last file of a list, which names the widest last. */
function widest(srcset: string | undefined): string | undefined {
  return srcset?.split(', ').at(-1)?.split(' ')[0];
}

/** The files of the pages in iframes of this one. */
function framesOf({ named }: BuiltPage): string[] {
  return named('iframe').map((frame) => `${attribute(frame, 'src')}.html`);
}
