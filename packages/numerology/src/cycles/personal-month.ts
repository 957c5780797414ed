import type { CalendarDate } from '../date-numbers/calendar.ts';
import { foldInto } from '../working/fold-to-nine.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';
import { personalYear } from './personal-year.ts';

/**
 * Personal Month: the Personal Year plus the number of the calendar month, always 1–9.
 *
 * @example
 * personalMonth({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 });
 * // value 6: a Personal Year of 5 and October, 5 + 10 = 15, 1 + 5 = 6
 */
export function personalMonth(date: CalendarDate, today: CalendarDate): Worked<number> {
  const year = personalYear(date, today);
  const steps: Step[] = [...year.steps];
  const total = sumInto([year.value, today.month], steps);
  return { value: foldInto(reduceInto(total, steps), steps), steps };
}
