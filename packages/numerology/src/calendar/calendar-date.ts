import { checkText, checkWhole } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import { type CalendarDate, dateText } from './date-digits.ts';

export type { CalendarDate };

/** ISO 8601 and the Gregorian calendar are the same. */
const CALENDAR = /^(iso|greg)/;

/**
 * Throws unless a value is a day on the calendar. The message says so for a string or a JavaScript `Date`,
 * because that is what a caller is most likely to pass by mistake. A `Temporal.PlainDate` has to be on the
 * same calendar: on others, its year, month, and day are other numbers.
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
 * Whether a date is between two others, both included.
 *
 * @example
 * const day = { year: 2026, month: 1, day: 31 };
 * isWithin(day, day, { year: 2026, month: 2, day: 1 }); // true
 */
export function isWithin(date: CalendarDate, first: CalendarDate, last: CalendarDate): boolean {
  return compareDates(first, date) <= 0 && compareDates(date, last) <= 0;
}

/** The same for days that may not exist, such as February 29, the birthday of some, in most years. */
export function compareDays(first: CalendarDate, second: CalendarDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}

// `[0-9]` makes it clear that digits of other scripts do not match.
const DATE_TEXT = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/**
 * Reads a date written YYYY-MM-DD. Anything but a real day is undefined, and so is the year 0000, as in a
 * browser's date field.
 *
 * @example
 * parseDate('2024-02-29'); // { year: 2024, month: 2, day: 29 }
 * parseDate('2023-02-29'); // undefined: 2023 is not a leap year
 */
export function parseDate(text: string): CalendarDate | undefined {
  checkText(text, 'text', Number.POSITIVE_INFINITY);
  const match = DATE_TEXT.exec(text);
  if (match === null) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isOnCalendar(date) ? date : undefined;
}

function isOnCalendar({ year, month, day }: CalendarDate): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month);
}

/**
 * Formats a date as YYYY-MM-DD. The Life Path adds the digits of that string.
 *
 * @example
 * formatDate({ year: 1990, month: 5, day: 7 }); // '1990-05-07'
 */
export function formatDate(date: CalendarDate): string {
  checkDate(date, 'date');
  return dateText(date);
}

/** How many days a month has, for a year and a month that have been checked. */
export function lengthOfMonth(year: number, month: number): number {
  // A century is a leap year only when 400 divides it.
  const leapYears = year % 100 === 0 ? 400 : 4;
  if (month === 2) return year % leapYears === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
