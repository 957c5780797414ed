import type { CalendarDate } from '../date-numbers/calendar.ts';
import { foldInto } from '../working/fold-to-nine.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';

/**
 * Personal Year: birth month plus birth day plus the current year, reduced; a master number is
 * then folded, so that the outcome is always 1–9
 * (docs/rules.md#personal-year-number). Of today only the year counts: the Personal Year changes on
 * January 1, not on the birthday.
 *
 * @example
 * personalYear({ year: 1990, month: 5, day: 15 }, { year: 2025, month: 7, day: 1 });
 * // value 2: 5 + 15 + 2025 = 2045, 2 + 0 + 4 + 5 = 11, kept, then 11 − 9 = 2
 */
export function personalYear(date: CalendarDate, today: CalendarDate): Worked<number> {
  const steps: Step[] = [];
  const total = sumInto([date.month, date.day, today.year], steps);
  return { value: foldInto(reduceInto(total, steps), steps), steps };
}
