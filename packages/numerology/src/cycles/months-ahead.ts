import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { todayOf } from '../options/today-of.ts';
import type { Worked } from '../working/step.ts';
import { personalMonthOf } from './personal-month.ts';

/** A calendar month, and the Personal Month that it is. */
export interface MonthAhead extends Worked<Digit> {
  readonly year: number;
  readonly month: number;
}

/**
 * Twelve Personal Months, starting with the current one.
 *
 * @example
 * monthsAhead({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // October 2026: 6, November: 7, … and January 2027, in a new Personal Year: 7
 */
export function monthsAhead(birth: CalendarDate, options: DayOptions): readonly MonthAhead[] {
  checkDate(birth, 'birth');
  const today = todayOf(options);
  return Array.from({ length: 12 }, (_, ahead) => {
    const months = today.month - 1 + ahead;
    const first = { year: today.year + Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
    return { year: first.year, month: first.month, ...personalMonthOf(birth, first) };
  });
}
