import type { Weights } from './weights';

/** The most that each page of a kind may weigh, in bytes as they travel (brotli). */
export interface Budget extends Omit<Weights, 'pictures'> {
  readonly kind: string;
  /** Which addresses are of this kind. */
  readonly pages: RegExp;
}

const fonts = 28_500;

/**
 * Set just above what is measured: `npm run weigh` prints the one beside the other. A page is of the
 * first kind that its address fits.
 */
export const budgets: readonly Budget[] = [
  {
    kind: 'home, nine numbers',
    pages: /^\/$/,
    script: 78_900,
    readings: 54_000,
    document: 15_400,
    style: 6_300,
    fonts,
    total: 188_000,
  },
  {
    kind: 'calculator',
    pages: /^\/(personal-year|career-number|business-name|karmic-past-life)$/,
    script: 79_900,
    readings: 9_000,
    document: 15_600,
    style: 6_500,
    fonts,
    total: 144_500,
  },
  {
    kind: 'profile, every table of a person',
    pages: /^\/profile$/,
    script: 76_800,
    readings: 89_500,
    document: 15_800,
    style: 7_500,
    fonts,
    total: 225_800,
  },
  {
    kind: 'tool',
    pages: /^\/(daily-decoder|names-battle|lottery-predictor)$/,
    script: 77_400,
    readings: 13_000,
    document: 15_400,
    style: 7_200,
    fonts,
    total: 141_000,
  },
  {
    kind: 'store',
    pages: /^\/store$/,
    script: 63_600,
    readings: 0,
    document: 10_800,
    style: 4_700,
    fonts,
    total: 115_000,
  },
  {
    kind: 'article',
    pages: /^\/blog\/./,
    script: 1_000,
    readings: 0,
    document: 14_200,
    style: 5_000,
    fonts,
    total: 93_000,
  },
  {
    kind: 'list of articles',
    pages: /^\/blog$/,
    script: 500,
    readings: 0,
    document: 7_800,
    style: 3_900,
    fonts,
    total: 65_000,
  },
  {
    kind: 'guide, a book',
    pages: /guide$/,
    script: 500,
    readings: 0,
    document: 16_600,
    style: 3_900,
    fonts,
    total: 62_500,
  },
  {
    kind: 'number, with all its readings',
    pages: /^\/numbers\/./,
    script: 500,
    readings: 0,
    document: 19_600,
    style: 5_400,
    fonts,
    total: 59_500,
  },
  {
    kind: 'numbers and methods',
    pages: /^\/(numbers|methods)$/,
    script: 500,
    readings: 0,
    document: 12_800,
    style: 4_600,
    fonts,
    total: 52_500,
  },
  {
    kind: 'page of text',
    pages: /^/,
    script: 500,
    readings: 0,
    document: 8_700,
    style: 3_900,
    fonts,
    total: 48_500,
  },
];

/** The budget of a page. */
export function budgetOf(path: string): Budget {
  const budget = budgets.find(({ pages }) => pages.test(path));
  if (!budget) throw new Error(`${path} is of no kind.`);
  return budget;
}

/** What is no page, in bytes as they travel. */
export const otherBudgets = {
  /** A banner, as the PNG that any browser can show. */
  bannerPng: 60_000,
  /** Everything that the offline copy fetches, the service worker included. */
  offlineCopy: 660_000,
} as const;
