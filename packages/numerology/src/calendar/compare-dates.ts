import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';

/**
 * Orders two dates: below 0 when the first is earlier, above 0 when it is later, 0 for one day.
 *
 * @example
 * compareDates({ year: 2026, month: 1, day: 31 }, { year: 2026, month: 2, day: 1 }); // -1
 */
export function compareDates(first: CalendarDate, second: CalendarDate): number {
  checkDate(first, 'first');
  checkDate(second, 'second');
  return orderOf(first, second);
}

/**
 * The same of days that need not exist in their year, such as the birthday of one born on 29 February.
 *
 * @example
 * orderOf({ year: 2026, month: 1, day: 31 }, { year: 2026, month: 2, day: 1 }); // -1
 */
export function orderOf(first: CalendarDate, second: CalendarDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}
