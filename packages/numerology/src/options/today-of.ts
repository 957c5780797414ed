import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate, compareDays } from '../calendar/calendar-date.ts';
import { dateText } from '../calendar/date-text.ts';
import { checkKeys } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import type { Options } from './options.ts';

/**
 * The day that a cycle is for. It has no default, because this library does not read the clock.
 *
 * @example
 * todayOf({ today: { year: 2026, month: 11, day: 16 } }, 'today'); // that day
 */
export function todayOf(options: Options<number> = {}, taken: string): CalendarDate {
  checkKeys(options, 'options', taken);
  const today: unknown = options.today;
  checkDate(today, 'options.today');
  return today;
}

/**
 * Throws if a day is before the birth.
 *
 * @example
 * checkBorn({ year: 1990, month: 5, day: 15 }, { year: 1990, month: 5, day: 14 });
 * // RangeError: options.today: expected a day from 1990-05-15 on, got "1990-05-14"
 */
export function checkBorn(birth: CalendarDate, today: CalendarDate): void {
  if (compareDays(today, birth) < 0) {
    throw inputError('options.today', `a day from ${dateText(birth)} on`, dateText(today), 'range');
  }
}
