import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { todayOf } from '../options/today-of.ts';
import type { Worked } from '../working/step.ts';
import { digitOf, personalYearOf } from './personal-year.ts';

/**
 * Personal Month: the Personal Year plus the number of the calendar month, always 1–9
 * (RULES.md#personal-month-and-day).
 *
 * @example
 * personalMonth({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // value 6: a Personal Year of 5 and October, 5 + 10 = 15, 1 + 5 = 6
 */
export function personalMonth(birth: CalendarDate, options: DayOptions): Worked<Digit> {
  checkDate(birth, 'birth');
  return personalMonthOf(birth, todayOf(options));
}

/**
 * The same for dates that have been checked.
 *
 * @example
 * personalMonthOf({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 }).value; // 6
 */
export function personalMonthOf(birth: CalendarDate, today: CalendarDate): Worked<Digit> {
  const { value, steps } = personalYearOf(birth, today);
  return digitOf([value, today.month], steps);
}
