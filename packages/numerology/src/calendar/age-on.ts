import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';
import { compareDays } from './compare-dates.ts';

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
