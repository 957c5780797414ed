import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { datePartsOf } from '../date-numbers/date-parts.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { distanceOf } from '../working/distance-of.ts';
import type { Worked } from '../working/step.ts';
import { fourSpans } from './four-spans.ts';
import type { FourSpans } from './life-span.ts';

/** The distance between two single digits. */
export type Distance = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The four challenges 0–8: the distances between the pairs that the pinnacles add, each number reduced to
 * a single digit (RULES.md#challenges). Each challenge lasts as long as its pinnacle.
 *
 * @example
 * challenges({ year: 1954, month: 3, day: 17 });
 * // 5 = 8 − 3, 7 = 8 − 1, 2 = 7 − 5, and 2 = 3 − 1
 */
export function challenges(birth: CalendarDate, options?: OptionsFor<never>): FourSpans<Distance> {
  checkDate(birth, 'birth');
  checkOptions(options);
  return challengesOf(birth);
}

/**
 * The challenges of a date that has been checked.
 *
 * @example
 * challengesOf({ year: 1954, month: 3, day: 17 }).length; // 4
 */
export function challengesOf(birth: CalendarDate): FourSpans<Distance> {
  return fourSpans(birth, datePartsOf(birth, []), 'challenge', (left, right) => {
    return distanceOf(left, right) as Worked<Distance>;
  });
}
