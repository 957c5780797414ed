import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './check-date.ts';
import { orderOf } from './compare-dates.ts';

/**
 * How many birthdays somebody has had; undefined before the birth. One born on 29 February has theirs
 * on 1 March where there is no 29th.
 *
 * @example
 * ageOn({ year: 1954, month: 3, day: 17 }, { year: 2026, month: 3, day: 16 }); // 71
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number | undefined {
  checkDate(birth, 'birth');
  checkDate(today, 'today');
  if (orderOf(today, birth) < 0) return undefined;
  const birthday = { ...birth, year: today.year };
  return today.year - birth.year - (orderOf(today, birthday) < 0 ? 1 : 0);
}
