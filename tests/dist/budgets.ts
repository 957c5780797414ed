import type { Weights } from './weights';

/** The most that each page of a kind may weigh, in bytes as they travel (brotli). */
export interface Budget extends Omit<Weights, 'pictures'> {
  readonly kind: string;
  /** Which addresses are of this kind. */
  readonly pages: RegExp;
}

const fonts = 53_000;

/**
 * Set just above what is measured: `npm run weigh` prints the one beside the other. A page is of the
 * first kind that its address fits.
 */
export const budgets: readonly Budget[] = [
  {
    kind: 'home, nine numbers',
    pages: /^\/$/,
    script: 79_000,
    readings: 54_000,
    document: 17_200,
    style: 6_200,
    fonts,
    total: 215_000,
  },
  {
    kind: 'calculator',
    pages: /^\/(personal-year|career-number|business-name|karmic-past-life)$/,
    script: 80_000,
    readings: 9_000,
    document: 17_300,
    style: 6_300,
    fonts,
    total: 198_000,
  },
  {
    kind: 'profile, every table of a person',
    pages: /^\/profile$/,
    script: 77_500,
    readings: 89_500,
    document: 17_400,
    style: 7_400,
    fonts,
    total: 253_000,
  },
  {
    kind: 'tool',
    pages: /^\/(daily-decoder|names-battle|lottery-predictor)$/,
    script: 78_500,
    readings: 13_000,
    document: 17_000,
    style: 7_000,
    fonts,
    total: 168_000,
  },
  {
    kind: 'store',
    pages: /^\/store$/,
    script: 65_000,
    readings: 0,
    document: 12_500,
    style: 4_500,
    fonts,
    total: 181_000,
  },
  {
    kind: 'article',
    pages: /^\/blog\/./,
    script: 1_000,
    readings: 0,
    document: 16_000,
    style: 4_900,
    fonts,
    total: 133_500,
  },
  {
    kind: 'list of articles',
    pages: /^\/blog$/,
    script: 500,
    readings: 0,
    document: 9_600,
    style: 3_800,
    fonts,
    total: 119_500,
  },
  {
    kind: 'guide, a book',
    pages: /guide$/,
    script: 500,
    readings: 0,
    document: 18_500,
    style: 3_700,
    fonts,
    total: 90_500,
  },
  {
    kind: 'number, with all its readings',
    pages: /^\/numbers\/./,
    script: 500,
    readings: 0,
    document: 21_400,
    style: 5_300,
    fonts,
    total: 85_500,
  },
  {
    kind: 'numbers and methods',
    pages: /^\/(numbers|methods)$/,
    script: 500,
    readings: 0,
    document: 14_700,
    style: 4_500,
    fonts,
    total: 78_500,
  },
  {
    kind: 'page of text',
    pages: /^/,
    script: 500,
    readings: 0,
    document: 10_400,
    style: 3_800,
    fonts,
    total: 75_000,
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
  offlineCopy: 745_000,
} as const;
