import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import { type Digit, MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { todayOf } from '../options/today-of.ts';
import { foldInto } from '../working/fold-into.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';

/**
 * Personal Year: the birth month plus the birth day plus the current year, reduced. A master number is then
 * folded, so the result is always 1–9 (RULES.md#personal-year). Only the year of `today` counts: the
 * Personal Year changes on January 1, not on the birthday.
 *
 * @example
 * personalYear({ year: 1990, month: 5, day: 15 }, { today: { year: 2025, month: 7, day: 1 } });
 * // value 2: 5 + 15 + 2025 = 2045, 2 + 0 + 4 + 5 = 11, kept, then 11 − 9 = 2
 */
export function personalYear(birth: CalendarDate, options: DayOptions): Worked<Digit> {
  checkDate(birth, 'birth');
  return personalYearOf(birth, todayOf(options));
}

/**
 * The Personal Year of dates that have been checked.
 *
 * @example
 * personalYearOf({ year: 1990, month: 5, day: 15 }, { year: 2025, month: 7, day: 1 }).value; // 2
 */
export function personalYearOf(birth: CalendarDate, today: CalendarDate): Worked<Digit> {
  return digitOf([birth.month, birth.day, today.year], []);
}

/**
 * Adds terms after the steps so far, and reduces and folds the sum to 1–9.
 *
 * @example
 * digitOf([5, 10], []); // value 6: 15, 1 + 5
 */
export function digitOf(terms: readonly number[], before: readonly Step[]): Worked<Digit> {
  const steps = [...before];
  const reduced = reduceInto(sumInto(terms, steps), steps, MASTER_NUMBERS);
  // Months and days are above 0.
  return { value: foldInto(reduced, steps) as Digit, steps };
}
