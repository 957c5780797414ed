import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptFile } from './worker/cached-file';

/** Every article costs each first visitor about 11 KB; more of them are kept only as they are read. */
const ARTICLES_AHEAD = 40;

/** A number's page repeats the readings that the copy holds already: 230 KB for all twelve. */
const NUMBERS = '/numbers/';

/** What the offline copy of a built site holds: every script and page, and the fonts of all pages. */
export function keptFiles(folder: string): KeptFile[] {
  const scripts = find(folder, 'assets/**/*.js').map(hashed);
  const fonts = fontsOfAllPages(readFileSync(join(folder, 'index.html'), 'utf8')).map(hashed);
  const pages = find(folder, '**/*.html').map((file) => ({
    url: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    revision: revision(readFileSync(join(folder, file))),
  }));
  const articles = pages.filter(({ url }) => url.startsWith('/blog/'));
  const numbers = pages.filter(({ url }) => url.startsWith(NUMBERS));
  const later = new Set([...articles.slice(ARTICLES_AHEAD), ...numbers]);
  return [...scripts, ...fonts, ...pages.filter((page) => !later.has(page))];
}

/** The files of a built site, always in the same order. */
function find(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** A font with a `unicode-range` is fetched only where such letters are shown. */
function fontsOfAllPages(html: string): string[] {
  const faces = html.match(/@font-face\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) =>
      [...face.matchAll(/url\("?\/(assets\/[^")]+)/g)].map(([, file = '']) => file),
    );
}

function hashed(file: string): KeptFile {
  return { url: `/${file}`, revision: null };
}

function revision(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
