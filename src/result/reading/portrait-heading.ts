import * as words from '#texts/result/reading';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';

/** What stands over a portrait: “All nine, put together”. A name or a date alone gives fewer numbers. */
export function portraitHeading(numbers: HomeNumbers): string {
  return words.portraitHeading(countedNumbers(numbers).length);
}
