import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { todayOf } from '../options/today-of.ts';
import type { Worked } from '../working/step.ts';
import { personalMonthOf } from './personal-month.ts';
import { digitOf } from './personal-year.ts';

/**
 * Personal Day: the Personal Month plus the day of the month, always 1–9
 * (RULES.md#personal-month-and-day).
 *
 * @example
 * personalDay({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // value 3: a Personal Month of 6 and the 6th, 6 + 6 = 12, 1 + 2 = 3
 */
export function personalDay(birth: CalendarDate, options: DayOptions): Worked<Digit> {
  checkDate(birth, 'birth');
  return personalDayOf(birth, todayOf(options));
}

/**
 * The same for dates that have been checked.
 *
 * @example
 * personalDayOf({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 }).value; // 3
 */
export function personalDayOf(birth: CalendarDate, today: CalendarDate): Worked<Digit> {
  const { value, steps } = personalMonthOf(birth, today);
  return digitOf([value, today.day], steps);
}
