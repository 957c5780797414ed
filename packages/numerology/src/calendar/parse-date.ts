import { checkText } from '../input/check-text.ts';
import type { CalendarDate } from './calendar-date.ts';
import { lengthOfMonth } from './length-of-month.ts';

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
