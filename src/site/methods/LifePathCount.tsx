import { grouped } from '#texts/language';
import { compareLifePaths } from './compare-life-paths';

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
  return <>{grouped(counts[count])}</>;
}
