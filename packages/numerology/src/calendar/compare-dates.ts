import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';

/**
 * Compares two dates: below 0 if the first is earlier, above 0 if it is later, 0 if they are the same.
 *
 * @example
 * compareDates({ year: 2026, month: 1, day: 31 }, { year: 2026, month: 2, day: 1 }); // -1
 */
export function compareDates(first: CalendarDate, second: CalendarDate): number {
  checkDate(first, 'first');
  checkDate(second, 'second');
  return compareDays(first, second);
}

/**
 * The same for days that may not exist, such as February 29, the birthday of some, in most years.
 *
 * @example
 * orderOf({ year: 2026, month: 1, day: 31 }, { year: 2026, month: 2, day: 1 }); // -1
 */
export function compareDays(first: CalendarDate, second: CalendarDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}
