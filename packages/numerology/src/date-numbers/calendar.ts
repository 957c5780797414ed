/**
 * A day on the calendar. Never a JavaScript `Date`: one made from `2000-01-01` is 31 December west
 * of Greenwich, and a digit of somebody's birth date would be wrong.
 */
export interface CalendarDate {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}

/**
 * The first birth date the calculators accept (docs/rules.md#birth-date-limits).
 *
 * @example
 * formatDate(EARLIEST_BIRTH_DATE); // '1900-01-01'
 */
export const EARLIEST_BIRTH_DATE: CalendarDate = { year: 1900, month: 1, day: 1 };

/**
 * The last birth date the calculators accept (docs/rules.md#birth-date-limits).
 *
 * @example
 * formatDate(LATEST_BIRTH_DATE); // '2100-12-31'
 */
export const LATEST_BIRTH_DATE: CalendarDate = { year: 2100, month: 12, day: 31 };

// `[0-9]`, so that nobody widens it to the digits of other scripts.
const DATE_TEXT = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/**
 * Reads the text of a date field; anything but a real day written YYYY-MM-DD is undefined. The
 * year 0000 is refused, as it is by the browser's own date field.
 *
 * @example
 * parseDate('2024-02-29'); // { year: 2024, month: 2, day: 29 }
 * parseDate('2023-02-29'); // undefined: 2023 is not a leap year
 */
export function parseDate(text: string): CalendarDate | undefined {
  const match = DATE_TEXT.exec(text);
  if (match === null) {
    return undefined;
  }
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isOnCalendar(date) ? date : undefined;
}

/**
 * Orders two dates: below 0 when the first is earlier, above 0 when it is later, 0 for one day.
 *
 * @example
 * compareDates({ year: 2026, month: 1, day: 31 }, { year: 2026, month: 2, day: 1 }); // -1
 */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * Whether a date lies between two others, both of them included.
 *
 * @example
 * isWithin({ year: 1900, month: 1, day: 1 }, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE); // true
 */
export function isWithin(date: CalendarDate, first: CalendarDate, last: CalendarDate): boolean {
  return compareDates(first, date) <= 0 && compareDates(date, last) <= 0;
}

/**
 * How many days a month has, leap years considered; 0 for a month that is not on the calendar.
 *
 * @example
 * daysInMonth(1900, 2); // 28: a century is a leap year only when 400 divides it
 */
export function daysInMonth(year: number, month: number): number {
  switch (month) {
    case 2:
      return isLeapYear(year) ? 29 : 28;
    case 4:
    case 6:
    case 9:
    case 11:
      return 30;
    default:
      return month >= 1 && month <= 12 ? 31 : 0;
  }
}

/**
 * The day of the year; January 1 is 1. Counted on the calendar and not in hours, so a
 * change to summer time moves nothing.
 *
 * @example
 * dayOfYear({ year: 2024, month: 3, day: 1 }); // 61 = 31 + 29 + 1
 */
export function dayOfYear({ year, month, day }: CalendarDate): number {
  let days = day;
  for (let earlier = 1; earlier < month; earlier++) {
    days += daysInMonth(year, earlier);
  }
  return days;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isOnCalendar({ year, month, day }: CalendarDate): boolean {
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month);
}
