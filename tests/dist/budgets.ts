import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PageKind } from '../../src/config/page-record';
import { everyPage } from '../../src/config/pages';
import type { PageId } from '../../src/config/paths';
import { site } from '../../src/config/site';
import type { Weights } from './weights';

/** The most that a page may weigh, in bytes of transfer size (brotli). */
type Budget = Omit<Weights, 'pictures' | 'photos'>;

/** The kind in a page's record, or an article. */
type Kind = PageKind | 'article';

const blog = join(import.meta.dirname, '../../src/content/blog');
const articles = globSync('*.mdx', { cwd: blog }).length;

const sold = site.products.length;

/**
 * Script, readings, document, style and total: what is measured, and at most 8 % more (`npm run weigh`).
 * A document has at least 400 bytes to spare, for another owner's names, addresses and links.
 */
const budgets: Readonly<Record<Kind, Budget>> = {
  tool: budget(89_500, 25_000, 20_500, 8_050, 149_000),
  store: budget(68_500, 0, 13_100 + 500 * sold, 5_500, 121_500 + 1_500 * sold),
  number: budget(500, 0, 23_000, 5_950, 65_500),
  birthday: budget(500, 0, 10_300, 5_100, 52_100),
  reference: budget(500, 0, 16_200, 5_150, 57_100),
  text: budget(500, 0, 11_300, 4_500, 52_100),
  article: budget(1_024, 0, 16_200, 5_700, 99_500),
};

/** The budgets of pages that are unlike the others of their kind. */
const ownBudgets: Readonly<Partial<Record<PageId, Budget>>> = {
  home: budget(91_000, 120_000, 21_500, 8_500, 155_000),
  profile: budget(85_500, 162_000, 20_600, 10_000, 152_000),
  together: budget(88_500, 33_000, 19_000, 8_000, 152_500),
  names: budget(84_000, 52_500, 19_500, 7_850, 152_000),
  people: budget(85_500, 16_600, 16_200, 7_000, 145_000),
  'blind-test': budget(84_000, 74_500, 17_400, 7_100, 147_000),
  'by-hand': budget(83_000, 16_200, 19_200, 7_600, 151_000),
  blog: budget(500, 0, 6_400 + 220 * articles, 4_600, 37_400 + 2_700 * articles),
  guide: budget(500, 0, 18_500, 4_400, 68_400),
  'guide-frame': budget(500, 0, 18_500, 4_400, 68_400),
  'angel-numbers': budget(1_000, 0, 17_900, 5_700, 58_000),
  pairs: budget(500, 0, 22_300, 5_300, 64_000),
};

/** Every page has the same fonts, may have a small script of its own, and has the place and the script of a newsletter. */
function budget(
  script: number,
  readings: number,
  document: number,
  style: number,
  total: number,
): Budget {
  const newsletter = site.newsletter ? { script: 600, document: 200 } : { script: 0, document: 0 };
  return {
    fonts: 30_300,
    script: script + newsletter.script,
    readings,
    document: document + newsletter.document,
    style,
    total: total + newsletter.script + newsletter.document,
  };
}

/** The budget of the page at an address, and its name: the page's id where it has one of its own. */
export function budgetOf(address: string): { readonly name: string; readonly most: Budget } {
  const page = everyPage.find(({ path }) => path === address);
  const own = page && ownBudgets[page.id];
  const kind = page?.kind ?? 'article';
  return own ? { name: page.id, most: own } : { name: kind, most: budgets[kind] };
}

/** Budgets of other files, in bytes of transfer size. */
export const otherBudgets = {
  /** A banner, as the PNG fallback. */
  bannerPng: 60_000,
  /** Everything that the offline copy fetches, the service worker and up to 40 articles included. */
  offlineCopy: 985_000 + 11_900 * Math.min(articles, 40),
} as const;
