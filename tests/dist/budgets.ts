import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE } from '#texts/language';
import { TEXTS } from '../../src/config/content-schemas';
import type { Language } from '../../src/config/languages';
import { formOf } from '../../src/config/newsletter-providers';
import type { PageKind } from '../../src/config/page-record';
import { everyPage, toolPages } from '../../src/config/pages';
import type { PageId } from '../../src/config/paths';
import { site } from '../../src/config/site';
import type { Weights } from './weights';

/** The most that a page may weigh, in bytes of transfer size (brotli). */
type Budget = Omit<Weights, 'pictures' | 'photos'>;

/** The kind in a page's record, or an article. */
type Kind = PageKind | 'article';

const articles = globSync('articles/*.mdx', {
  cwd: join(import.meta.dirname, '../..', TEXTS),
}).length;

/** How much more a page weighs in a language than in English, where it says the same: measured, and a little more. */
const LONGER: Readonly<Partial<Record<Language, number>>> = { es: 1.05 };

const sold = site.products.length;

/**
 * Script, readings, document, style and total: what is measured, and at most 8 % more (`npm run weigh`).
 * A document has at least 400 bytes to spare, for another owner's names, addresses and links, or a page more in the menus.
 */
const budgets: Readonly<Record<Kind, Budget>> = {
  tool: budget(93_000, 32_000, 21_200, 8_900, 152_500),
  store: budget(68_500, 0, 14_200 + 500 * sold, 6_300, 121_500 + 1_500 * sold),
  number: budget(500, 0, 23_400, 6_400, 66_000),
  birthday: budget(500, 0, 11_400, 5_500, 52_800),
  reference: budget(500, 0, 17_300, 5_900, 57_600),
  text: budget(500, 0, 12_400, 5_200, 52_500),
  article: budget(1_060, 0, 19_300, 6_300, 102_000),
};

/** The budgets of pages that are unlike the others of their kind. */
const ownBudgets: Readonly<Partial<Record<PageId, Budget>>> = {
  home: budget(91_700, 103_000, 22_300, 9_100, 153_000),
  profile: budget(86_000, 96_000, 21_000, 10_000, 149_500),
  together: budget(90_300, 37_500, 19_700, 9_150, 152_700),
  names: budget(86_300, 49_500, 20_100, 8_800, 149_500),
  people: budget(90_000, 19_900, 18_400, 7_300, 149_800),
  'blind-test': budget(86_900, 65_000, 19_600, 8_200, 147_700),
  'by-hand': budget(86_500, 21_300, 19_800, 8_700, 150_000),
  blog: budget(500, 0, 7_500 + 220 * articles, 5_150, 37_900 + 2_700 * articles),
  guide: budget(500, 0, 18_900, 5_150, 69_000),
  'guide-frame': budget(500, 0, 18_900, 4_900, 69_000),
  'angel-numbers': budget(1_060, 0, 19_200, 6_000, 59_000),
  // Its readings are for a tab that remembers somebody: their Life Path.
  pairs: budget(1_850, 82_000, 23_900, 6_000, 66_000),
  // The code that others paste, and how it changes.
  embed: budget(1_600, 0, 11_000, 5_650, 52_000),
  // A drawing for every page.
  explore: budget(500, 0, 30_500, 5_300, 71_000),
};

/** Every page has the same fonts, may have a small script of its own, and has the place and the script of a newsletter. */
function budget(
  script: number,
  readings: number,
  document: number,
  style: number,
  total: number,
): Budget {
  const newsletter = formOf(site.newsletter)
    ? { script: 600, document: 200 }
    : { script: 0, document: 0 };
  const longer = LONGER[LANGUAGE] ?? 1;
  return {
    fonts: 30_300,
    script: longer * script + newsletter.script,
    readings: longer * readings,
    document: longer * document + newsletter.document,
    style,
    total: longer * total + newsletter.script + newsletter.document,
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
  /** The script on other people's pages. */
  elementScript: 1_500,
  /** A frame on other people's pages, and its script. */
  frame: 25_000,
  frameScript: 3_200,
  /** A banner, as the PNG fallback. */
  bannerPng: 60_000,
  /** Everything that the offline copy fetches, the service worker and up to 40 articles included. */
  offlineCopy: 718_000 + 19_000 * toolPages.length + 11_900 * Math.min(articles, 40),
} as const;
