import { checkWhole } from '../input/checks.ts';
import { type CalendarDate, checkDate, compareDays, lengthOfMonth } from './calendar-date.ts';

/**
 * How many days a month has, including leap years.
 *
 * @example
 * daysInMonth(1900, 2); // 28: a century is a leap year only when 400 divides it
 */
export function daysInMonth(year: number, month: number): number {
  checkWhole(year, 'year', 1, 9999);
  checkWhole(month, 'month', 1, 12);
  return lengthOfMonth(year, month);
}

/**
 * The day of the year; January 1 is 1. It counts days on the calendar, not hours, so daylight saving time
 * changes nothing.
 *
 * @example
 * dayOfYear({ year: 2024, month: 3, day: 1 }); // 61 = 31 + 29 + 1
 */
export function dayOfYear(date: CalendarDate): number {
  checkDate(date, 'date');
  let days = date.day;
  for (let earlier = 1; earlier < date.month; earlier++) {
    days += lengthOfMonth(date.year, earlier);
  }
  return days;
}

/**
 * How many birthdays someone has had, or undefined before their birth. Someone born on February 29 has
 * their birthday on March 1 if the year has no 29th.
 *
 * @example
 * ageOn({ year: 1954, month: 3, day: 17 }, { year: 2026, month: 3, day: 16 }); // 71
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number | undefined {
  checkDate(birth, 'birth');
  checkDate(today, 'today');
  if (compareDays(today, birth) < 0) return undefined;
  const birthday = { ...birth, year: today.year };
  return today.year - birth.year - (compareDays(today, birthday) < 0 ? 1 : 0);
}
