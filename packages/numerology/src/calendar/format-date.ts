import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';
import { dateText } from './date-text.ts';

/**
 * Formats a date as YYYY-MM-DD. The Life Path adds the digits of that string.
 *
 * @example
 * formatDate({ year: 1990, month: 5, day: 7 }); // '1990-05-07'
 */
export function formatDate(date: CalendarDate): string {
  checkDate(date, 'date');
  return dateText(date);
}
