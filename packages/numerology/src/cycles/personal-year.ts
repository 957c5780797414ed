import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type Digit, MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { foldInto } from '../working/fold-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';
import { type CycleRules, cycleRules } from './cycle-rules.ts';

/**
 * Personal Year: the birth month plus the birth day plus the current year, reduced. A master number is then
 * folded, so the result is 1–9, unless `masters` keeps it (RULES.md#personal-year). Only the year of `today` counts: the
 * Personal Year changes on January 1, not on the birthday.
 *
 * @example
 * personalYear({ year: 1990, month: 5, day: 15 }, { today: { year: 2025, month: 7, day: 1 } });
 * // value 2: 5 + 15 + 2025 = 2045, 2 + 0 + 4 + 5 = 11, kept, then 11 − 9 = 2
 */
export function personalYear<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Worked<Digit | M> {
  return personalYearOf(birth, cycleRules(birth, options));
}

/**
 * The Personal Year of dates that have been checked.
 *
 * @example
 * personalYearOf({ year: 1990, month: 5, day: 15 }, rules).value; // 2 in 2025
 */
export function personalYearOf<M extends number>(
  birth: CalendarDate,
  { today, masters }: CycleRules<M>,
): Worked<Digit | M> {
  return cycleNumber([birth.month, birth.day, today.year], [], masters);
}

/**
 * Adds terms after the steps so far, and reduces the sum. It is folded to 1–9, unless masters are to be kept.
 *
 * @example
 * cycleNumber([5, 10], [], undefined); // value 6: 15, 1 + 5
 */
export function cycleNumber<M extends number>(
  terms: readonly number[],
  before: readonly Step[],
  masters: readonly M[] | undefined,
): Worked<Digit | M> {
  const steps = [...before];
  const total = sumInto(terms, steps);
  // Months and days are above 0.
  const value = masters
    ? (reduceInto(total, steps, masters) as Digit | M)
    : (foldInto(reduceInto(total, steps, MASTER_NUMBERS), steps) as Digit);
  return { value, steps };
}
