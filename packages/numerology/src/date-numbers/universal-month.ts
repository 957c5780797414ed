import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';
import { universalYear } from './universal-year.ts';

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
