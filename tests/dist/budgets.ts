import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PageKind } from '../../src/config/page-record';
import { pageAt } from '../../src/config/pages';
import { site } from '../../src/config/site';
import type { Weights } from './weights';

/** The most that each page of a kind may weigh, in bytes of transfer size (brotli). */
export type Budget = Omit<Weights, 'pictures'>;

/** The kind in a page's record, or an article. */
type Kind = PageKind | 'article';

const blog = join(import.meta.dirname, '../../src/content/blog');
const articles = globSync('*.mdx', { cwd: blog }).length;

/** What is measured, and at most 8 % more; `npm run weigh` prints both. */
export const budgets: Readonly<Record<Kind, Budget>> = {
  home: budget({
    script: 86_000,
    readings: 79_500,
    document: 19_500,
    style: 8_200,
    total: 148_000,
  }),
  calculator: budget({
    script: 84_500,
    readings: 23_000,
    document: 19_000,
    style: 7_700,
    total: 149_000,
  }),
  profile: budget({
    script: 82_000,
    readings: 143_000,
    document: 20_000,
    style: 9_700,
    total: 147_800,
  }),
  together: budget({
    script: 86_500,
    readings: 33_000,
    document: 18_000,
    style: 7_700,
    total: 149_900,
  }),
  names: budget({
    script: 80_000,
    readings: 52_500,
    document: 18_900,
    style: 7_800,
    total: 152_000,
  }),
  people: budget({
    script: 82_000,
    readings: 16_600,
    document: 15_000,
    style: 7_500,
    total: 145_000,
  }),
  'blind-test': budget({
    script: 80_000,
    readings: 74_500,
    document: 16_700,
    style: 6_700,
    total: 147_000,
  }),
  'by-hand': budget({
    script: 80_000,
    readings: 16_200,
    document: 17_700,
    style: 7_300,
    total: 151_000,
  }),
  tool: budget({
    script: 85_000,
    readings: 24_500,
    document: 17_100,
    style: 8_000,
    total: 149_000,
  }),
  store: budget({ script: 68_500, document: 13_500, style: 5_400, total: 126_000 }),
  article: budget({ script: 1_024, document: 15_500, style: 5_700, total: 99_500 }),
  blog: budget({
    document: 5_800 + 220 * articles,
    style: 4_300,
    total: 37_400 + 2_700 * articles,
  }),
  guide: budget({ document: 18_500, style: 4_400, total: 68_400 }),
  number: budget({ document: 23_000, style: 5_900, total: 65_500 }),
  birthday: budget({ document: 9_600, style: 5_100, total: 52_100 }),
  'angel-numbers': budget({ script: 1_000, document: 17_200, style: 5_700, total: 58_000 }),
  pairs: budget({ document: 21_600, style: 5_300, total: 64_000 }),
  reference: budget({ document: 14_500, style: 5_100, total: 57_100 }),
  text: budget({ document: 10_500, style: 4_400, total: 52_100 }),
};

/** Every page has the same fonts, may have a small script of its own, and has that of a newsletter. */
function budget(given: Omit<Budget, 'fonts' | 'script' | 'readings'> & Partial<Budget>): Budget {
  const script = (given.script ?? 500) + (site.newsletter ? 500 : 0);
  return { fonts: 30_300, readings: 0, ...given, script };
}

/** The kind of the page at an address. */
export function kindOf(path: string): Kind {
  return path.startsWith('/blog/') ? 'article' : pageAt(path).kind;
}

/** Budgets of other files, in bytes of transfer size. */
export const otherBudgets = {
  /** A banner, as the PNG fallback. */
  bannerPng: 60_000,
  /** Everything that the offline copy fetches, the service worker and up to 40 articles included. */
  offlineCopy: 890_000 + 11_900 * Math.min(articles, 40),
} as const;
