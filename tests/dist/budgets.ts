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

/** About 2 % above what is measured; `npm run weigh` prints both. */
export const budgets: Readonly<Record<Kind, Budget>> = {
  home: {
    script: 79_000,
    readings: 53_400,
    document: 16_600,
    style: 6_500,
    fonts,
    total: 138_500,
  },
  calculator: {
    script: 78_500,
    readings: 9_500,
    document: 16_600,
    style: 6_600,
    fonts,
    total: 139_500,
  },
  profile: {
    script: 76_100,
    readings: 91_200,
    document: 16_600,
    style: 7_500,
    fonts,
    total: 138_500,
  },
  together: {
    script: 79_000,
    readings: 17_000,
    document: 15_000,
    style: 6_600,
    fonts,
    total: 139_500,
  },
  tool: {
    script: 78_500,
    readings: 12_000,
    document: 15_700,
    style: 7_250,
    fonts,
    total: 137_500,
  },
  store: {
    script: 62_800,
    readings: 0,
    document: 11_400,
    style: 4_800,
    fonts,
    total: 116_300,
  },
  article: {
    script: 1_000,
    readings: 0,
    document: 14_200,
    style: 5_000,
    fonts,
    total: 93_500,
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
    document: 17_000,
    style: 3_900,
    fonts,
    total: 63_300,
  },
  number: {
    script: 500,
    readings: 0,
    document: 19_600,
    style: 5_400,
    fonts,
    total: 59_700,
  },
  pairs: {
    script: 500,
    readings: 0,
    document: 18_000,
    style: 4_000,
    fonts,
    total: 58_200,
  },
  reference: {
    script: 500,
    readings: 0,
    document: 13_500,
    style: 4_600,
    fonts,
    total: 53_700,
  },
  text: {
    script: 500,
    readings: 0,
    document: 8_800,
    style: 3_900,
    fonts,
    total: 48_900,
  },
};

/** The kind of the page at an address. */
export function kindOf(path: string): Kind {
  return path.startsWith('/blog/') ? 'article' : pageAt(path).kind;
}

/** Budgets of other files, in bytes of transfer size. */
export const otherBudgets = {
  /** A banner, as the PNG fallback. */
  bannerPng: 60_000,
  /** Everything that the offline copy fetches, the service worker and up to 40 articles included. */
  offlineCopy: 574_000 + 11_000 * Math.min(articles, 40),
} as const;
