import type { CalendarDate } from './calendar-date.ts';

/**
 * A date that has been checked, as YYYY-MM-DD.
 *
 * @example
 * dateText({ year: 1990, month: 5, day: 7 }); // '1990-05-07'
 */
export function dateText(date: CalendarDate): string {
  return `${padded(date.year, 4)}-${padded(date.month, 2)}-${padded(date.day, 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
