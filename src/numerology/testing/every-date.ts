import type { CalendarDate } from '../calendar';

const DAY = 24 * 60 * 60 * 1000;

/** Every day the calculators accept, counted by the platform in UTC and not by our own calendar. */
export const EVERY_DATE: readonly CalendarDate[] = datesBetween(
  Date.UTC(1900, 0, 1),
  Date.UTC(2100, 11, 31),
);

/** Every day of 2024, a leap year. */
export const LEAP_YEAR: readonly CalendarDate[] = datesBetween(
  Date.UTC(2024, 0, 1),
  Date.UTC(2024, 11, 31),
);

function datesBetween(first: number, last: number): readonly CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let time = first; time <= last; time += DAY) {
    const date = new Date(time);
    dates.push({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    });
  }
  return dates;
}
