import { checkWhole } from '../input/check-whole.ts';
import { inputError } from '../input/input-error.ts';
import type { CalendarDate } from './calendar-date.ts';
import { lengthOfMonth } from './length-of-month.ts';

/** ISO 8601 and the Gregorian calendar are the same. */
const CALENDAR = /^(iso|greg)/;

/**
 * Throws unless a value is a day on the calendar. The message says so for a string or a JavaScript `Date`,
 * because that is what a caller is most likely to pass by mistake. A `Temporal.PlainDate` has to be on the
 * same calendar: on others, its year, month, and day are other numbers.
 *
 * @example
 * checkDate({ year: 1990, month: 2, day: 30 }, 'birth');
 * // RangeError: birth.day: expected a whole number from 1 to 28, got 30
 */
export function checkDate(value: unknown, what: string): asserts value is CalendarDate {
  const date = value as CalendarDate & { readonly calendarId?: string };
  if (
    Object(value) !== value ||
    value instanceof Date ||
    (date.calendarId && !CALENDAR.test(date.calendarId))
  ) {
    throw inputError(what, 'ISO { year, month, day } (see parseDate)', value);
  }
  checkWhole(date.year, `${what}.year`, 1, 9999);
  checkWhole(date.month, `${what}.month`, 1, 12);
  checkWhole(date.day, `${what}.day`, 1, lengthOfMonth(date.year, date.month));
}
