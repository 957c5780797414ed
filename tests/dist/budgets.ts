import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PageKind } from '../../src/config/page-record';
import { pageAt } from '../../src/config/pages';
import type { Weights } from './weights';

/** The most that each page of a kind may weigh, in bytes of transfer size (brotli). */
export type Budget = Omit<Weights, 'pictures'>;

/** The kind in a page's record, or an article. */
type Kind = PageKind | 'article';

const fonts = 28_500;
const blog = join(import.meta.dirname, '../../src/content/blog');
const articles = globSync('*.mdx', { cwd: blog }).length;

/** Set just above what is measured: `npm run weigh` prints the one beside the other. */
export const budgets: Readonly<Record<Kind, Budget>> = {
  home: {
    script: 78_900,
    readings: 54_000,
    document: 15_400,
    style: 6_300,
    fonts,
    total: 188_000,
  },
  calculator: {
    script: 79_900,
    readings: 9_000,
    document: 15_600,
    style: 6_500,
    fonts,
    total: 144_500,
  },
  profile: {
    script: 76_800,
    readings: 89_500,
    document: 15_800,
    style: 7_500,
    fonts,
    total: 225_800,
  },
  tool: {
    script: 77_400,
    readings: 13_000,
    document: 15_400,
    style: 7_200,
    fonts,
    total: 141_000,
  },
  store: {
    script: 63_600,
    readings: 0,
    document: 10_800,
    style: 4_700,
    fonts,
    total: 115_000,
  },
  article: {
    script: 1_000,
    readings: 0,
    document: 14_200,
    style: 5_000,
    fonts,
    total: 93_000,
  },
  blog: {
    script: 500,
    readings: 0,
    document: 5_400 + 200 * articles,
    style: 3_900,
    fonts,
    total: 35_000 + 2_500 * articles,
  },
  guide: {
    script: 500,
    readings: 0,
    document: 16_600,
    style: 3_900,
    fonts,
    total: 62_500,
  },
  number: {
    script: 500,
    readings: 0,
    document: 19_600,
    style: 5_400,
    fonts,
    total: 59_500,
  },
  reference: {
    script: 500,
    readings: 0,
    document: 12_800,
    style: 4_600,
    fonts,
    total: 52_500,
  },
  text: {
    script: 500,
    readings: 0,
    document: 8_700,
    style: 3_900,
    fonts,
    total: 48_500,
  },
};

/** The kind of the page at an address. */
export function kindOf(path: string): Kind {
  return path.startsWith('/blog/') ? 'article' : pageAt(path).kind;
}

/** Budgets of what is no page, in bytes of transfer size. */
export const otherBudgets = {
  /** A banner, as the PNG that any browser can show. */
  bannerPng: 60_000,
  /** Everything that the offline copy fetches, the service worker and up to 40 articles included. */
  offlineCopy: 528_000 + 11_000 * Math.min(articles, 40),
} as const;
