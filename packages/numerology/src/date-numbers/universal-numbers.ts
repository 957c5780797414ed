import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { sumOfDigits, universalDayOf } from '../calendar/date-digits.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { reducedSum } from '../working/sums.ts';

/**
 * Universal year: the digits of the year, added until 1–9 is left (RULES.md#universal-year-and-month).
 *
 * @example
 * universalYear({ year: 2026, month: 11, day: 18 }); // value 1: 2 + 0 + 2 + 6 = 10, 1 + 0 = 1
 */
export function universalYear(date: CalendarDate, options?: OptionsFor<never>): Worked<Digit> {
  checkDate(date, 'date');
  checkOptions(options);
  // A year has a digit above 0.
  return sumOfDigits<never>(String(date.year), []) as Worked<Digit>;
}

/**
 * Universal month: the universal year plus the month, added until 1–9 is left
 * (RULES.md#universal-year-and-month).
 *
 * @example
 * universalMonth({ year: 2026, month: 11, day: 18 }); // value 3: 1 + 11 = 12, 1 + 2 = 3
 */
export function universalMonth(date: CalendarDate, options?: OptionsFor<never>): Worked<Digit> {
  const year = universalYear(date, options);
  return reducedSum<never>([year.value, date.month], [], [...year.steps]) as Worked<Digit>;
}

/**
 * Universal day: all digits of a date, added until 1–9 is left. Unlike the Life Path, it keeps no master
 * numbers (RULES.md#universal-day).
 *
 * @example
 * universalDay({ year: 2024, month: 12, day: 9 }); // value 2: 2+0+2+4+1+2+0+9 = 20, 2 + 0 = 2
 */
export function universalDay(date: CalendarDate, options?: OptionsFor<never>): Worked<Digit> {
  checkDate(date, 'date');
  checkOptions(options);
  return universalDayOf(date);
}
