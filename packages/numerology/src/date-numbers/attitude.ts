import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';
import type { CalendarDate } from './calendar.ts';

/**
 * Attitude: birth month plus birth day as whole numbers, not digit by digit, reduced
 * (docs/rules.md#attitude).
 *
 * @example
 * attitude({ year: 1912, month: 6, day: 23 }); // value 11: 6 + 23 = 29, 2 + 9 = 11, kept
 */
export function attitude(date: CalendarDate): Worked<number> {
  const steps: Step[] = [];
  const total = sumInto([date.month, date.day], steps);
  return { value: reduceInto(total, steps), steps };
}
