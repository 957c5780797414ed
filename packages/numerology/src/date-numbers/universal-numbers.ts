import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';
import { sumDigitsInto } from './digits-into.ts';
import { universalDayOf } from './universal-day-of.ts';

/**
 * Universal year: the digits of the year, added until 1–9 is left (RULES.md#universal-year-and-month).
 *
 * @example
 * universalYear({ year: 2026, month: 11, day: 18 }); // value 1: 2 + 0 + 2 + 6 = 10, 1 + 0 = 1
 */
export function universalYear(date: CalendarDate, options?: OptionsFor<never>): Worked<Digit> {
  checkDate(date, 'date');
  checkOptions(options);
  const steps: Step[] = [];
  const total = sumDigitsInto(String(date.year), steps);
  // A year has a digit above 0.
  return { value: reduceInto(total, steps, []) as Digit, steps };
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
  const steps = [...year.steps];
  const total = sumInto([year.value, date.month], steps);
  return { value: reduceInto(total, steps, []) as Digit, steps };
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
