import { checkWhole } from '../input/check-whole.ts';
import { typeError } from '../input/input-error.ts';
import type { CalendarDate } from './calendar-date.ts';
import { lengthOfMonth } from './length-of-month.ts';

/**
 * Throws unless a value is a day on the calendar. Text and a JavaScript `Date` are refused by name,
 * because both are what a caller is most likely to have at hand.
 *
 * @example
 * checkDate({ year: 1990, month: 2, day: 30 }, 'birth');
 * // RangeError: birth.day: expected a whole number from 1 to 28, got 30
 */
export function checkDate(value: unknown, what: string): asserts value is CalendarDate {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    throw typeError(what, 'a date as { year, month, day }', value);
  }
  const { year, month, day } = value as Readonly<Record<string, unknown>>;
  checkWhole(year, `${what}.year`, 1, 9999);
  checkWhole(month, `${what}.month`, 1, 12);
  checkWhole(day, `${what}.day`, 1, lengthOfMonth(year, month));
}
