import type { CalendarDate } from '../src/calendar/calendar-date.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(1900, 0, 1);

/** How many days the calculators accept: 201 years of 365 days, and 49 leap days. */
export const DAYS = 201 * 365 + 49;

/** The day that lies a number of days after 1900-01-01, by the platform's calendar and not ours. */
export function dateAfter(days: number): CalendarDate {
  const date = new Date(FIRST + days * DAY);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

/** Every day the calculators accept, 1900-01-01 to 2100-12-31. */
export function everyDate(): readonly CalendarDate[] {
  return Array.from({ length: DAYS }, (_, days) => dateAfter(days));
}

/** Every day of 2024, a leap year. */
export function leapYear(): readonly CalendarDate[] {
  const newYear = (Date.UTC(2024, 0, 1) - FIRST) / DAY;
  return Array.from({ length: 366 }, (_, days) => dateAfter(newYear + days));
}
