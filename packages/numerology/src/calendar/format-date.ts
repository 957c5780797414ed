import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';

/**
 * Writes a date as YYYY-MM-DD, the text whose digits the Life Path adds.
 *
 * @example
 * formatDate({ year: 1990, month: 5, day: 7 }); // '1990-05-07'
 */
export function formatDate(date: CalendarDate): string {
  checkDate(date, 'date');
  return dateText(date);
}

/**
 * The same of a date that is known to be on the calendar.
 *
 * @example
 * dateText({ year: 1990, month: 5, day: 7 }); // '1990-05-07'
 */
export function dateText({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
