import type { CalendarDate } from '../date-numbers/calendar.ts';
import { foldInto } from '../working/fold-to-nine.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';
import { personalMonth } from './personal-month.ts';

/**
 * Personal Day: the Personal Month plus the day of the month, always 1–9.
 *
 * @example
 * personalDay({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 });
 * // value 3: a Personal Month of 6 and the sixth, 6 + 6 = 12, 1 + 2 = 3
 */
export function personalDay(date: CalendarDate, today: CalendarDate): Worked<number> {
  const month = personalMonth(date, today);
  const steps: Step[] = [...month.steps];
  const total = sumInto([month.value, today.day], steps);
  return { value: foldInto(reduceInto(total, steps), steps), steps };
}
