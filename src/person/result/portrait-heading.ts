import { spelled } from '#texts/language';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';

/** What stands over a portrait: “All nine, put together”. A name or a date alone gives fewer numbers. */
export function portraitHeading(numbers: HomeNumbers): string {
  const count = countedNumbers(numbers).length;
  return `${count === 2 ? 'Both' : `All ${spelled(count)}`}, put together`;
}
