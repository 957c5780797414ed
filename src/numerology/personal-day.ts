import type { CalendarDate } from './calendar';
import { foldInto } from './fold-to-nine';
import { personalMonth } from './personal-month';
import { reduceInto } from './reduce-number';
import type { Step, Worked } from './working';
import { sumInto } from './write-steps';

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
