import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import { checkKeys } from '../input/check-keys.ts';
import type { Options } from './options.ts';

/**
 * The day that a cycle is for. It has no default, because this library does not read the clock.
 *
 * @example
 * todayOf({ today: { year: 2026, month: 11, day: 16 } }); // that day
 */
export function todayOf(options: Options<number> = {}, taken = 'today'): CalendarDate {
  checkKeys(options, 'options', taken);
  const today: unknown = options.today;
  checkDate(today, 'options.today');
  return today;
}
