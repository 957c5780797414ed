import { compareLifePaths } from './compare-life-paths';

const FIGURES = new Intl.NumberFormat('en-US');
const { dates, differing, onlyRow, onlyApart } = compareLifePaths();

const counts = {
  dates,
  differing,
  'only-row': onlyRow,
  'only-apart': onlyApart,
  'one-in': Math.round(dates / differing),
} as const;

/** How often the two ways of adding a date differ, counted when the site is built. */
export function LifePathCount({ count }: { count: keyof typeof counts }) {
  return <>{FIGURES.format(counts[count])}</>;
}
