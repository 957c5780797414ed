import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumDigitsInto } from './digits-into.ts';

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
