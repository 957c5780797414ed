import { grouped } from '#texts/language';
import { compareLifePaths } from './compare-life-paths';

const counts = compareLifePaths();

/** How often the two ways of adding a date differ, counted when the site is built. */
export function LifePathCount({ count }: { count: keyof typeof counts }) {
  return <>{grouped(counts[count])}</>;
}
