import type { CalendarDate } from './calendar-date.ts';
import { compareDates } from './compare-dates.ts';

/**
 * Whether a date is between two others, both included.
 *
 * @example
 * const day = { year: 2026, month: 1, day: 31 };
 * isWithin(day, day, { year: 2026, month: 2, day: 1 }); // true
 */
export function isWithin(date: CalendarDate, first: CalendarDate, last: CalendarDate): boolean {
  return compareDates(first, date) <= 0 && compareDates(date, last) <= 0;
}
