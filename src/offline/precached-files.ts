import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build/finish-build';
import { parsePage, textOf } from '../build/page';
import { pageFiles } from '../build/page-files';
import { everyPage } from '../config/pages';
import { isFrame, path } from '../config/paths';
import type { PrecachedFile } from './worker/cached-pages';

/** Each article costs every first visitor about 11 KB; further ones are cached when they are read. */
const MAX_ARTICLES = 40;

/**
 * Pages to look things up in, cached when they are read: numbers, their pairs, birthdays. And a server's
 * answer to an unknown address: without a network nobody knows whether one is.
 */
const EXCLUDED = new Set([
  ...everyPage
    .filter(({ kind }) => kind === 'number' || kind === 'birthday')
    .map(({ path }) => path),
  path('pairs'),
  path('not-found'),
]);

/** The files of the offline copy: every script, the fonts of all pages, and nearly every page. */
export function precachedFiles(folder: string): PrecachedFile[] {
  const scripts = find(folder, 'assets/**/*.js', 'scripts').map(hashed);
  const pages = pageFiles(folder).map((file) => ({
    url: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    revision: hash('sha256', readFileSync(join(folder, file))).slice(0, 12),
  }));
  const [home = ''] = find(folder, `${path('home').slice(1) || 'index'}.html`, 'home page');
  const fonts = fontsOfAllPages(join(folder, home)).map(hashed);
  const articles = pages.filter(({ url }) => url.startsWith(`${path('blog')}/`));
  const further = new Set(articles.slice(MAX_ARTICLES));
  const copied = pages.filter(
    (page) => !further.has(page) && !EXCLUDED.has(page.url) && !isFrame(page.url),
  );
  return [...scripts, ...fonts, ...copied];
}

/** The files of a built site that match a pattern, always in the same order. */
function find(folder: string, pattern: string, kind: string): string[] {
  const files = globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  if (files.length > 0) return files.sort();
  throw new BuildError(
    `${folder} has no ${kind} (${pattern}) for the offline copy: Astro may have changed where it writes files.`,
  );
}

/** A font with a `unicode-range` is fetched only where its characters are shown. */
function fontsOfAllPages(file: string): string[] {
  const { elements } = parsePage(file, readFileSync(file, 'utf8'));
  const fonts = elements
    .filter(({ tagName }) => tagName === 'style')
    .flatMap((style) => textOf(style).match(/@font-face\{[^}]*\}/g) ?? [])
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) =>
      [...face.matchAll(/url\("?\/(assets\/[^")]+)/g)].map(([, font = '']) => font),
    );
  if (fonts.length > 0) return fonts;
  throw new BuildError(
    `${file} has no font for the offline copy: Astro may have changed how it writes @font-face rules.`,
  );
}

function hashed(file: string): PrecachedFile {
  return { url: `/${file}`, revision: null };
}
