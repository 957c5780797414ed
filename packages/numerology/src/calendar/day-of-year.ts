import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';
import { lengthOfMonth } from './length-of-month.ts';

/**
 * The day of the year; January 1 is 1. It counts days on the calendar, not hours, so daylight saving time
 * changes nothing.
 *
 * @example
 * dayOfYear({ year: 2024, month: 3, day: 1 }); // 61 = 31 + 29 + 1
 */
export function dayOfYear(date: CalendarDate): number {
  checkDate(date, 'date');
  let days = date.day;
  for (let earlier = 1; earlier < date.month; earlier++) {
    days += lengthOfMonth(date.year, earlier);
  }
  return days;
}
