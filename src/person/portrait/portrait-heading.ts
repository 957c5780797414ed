import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';

/** What stands over a portrait. A name or a date alone gives fewer numbers than nine. */
export function portraitHeading(numbers: HomeNumbers): string {
  const isWhole = countedNumbers(numbers).length === 9;
  return isWhole ? 'All nine, put together' : 'Your numbers, put together';
}
