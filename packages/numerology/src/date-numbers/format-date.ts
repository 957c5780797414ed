import type { CalendarDate } from './calendar.ts';

/**
 * Writes a date as YYYY-MM-DD, the text whose digits the Life Path adds.
 *
 * @example
 * formatDate({ year: 1990, month: 5, day: 7 }); // '1990-05-07'
 */
export function formatDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
