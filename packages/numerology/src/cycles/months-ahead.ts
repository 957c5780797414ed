import type { CalendarDate } from '../date-numbers/calendar.ts';
import { personalMonth } from './personal-month.ts';

/** A month of the calendar and the Personal Month it is for somebody. */
export interface MonthAhead {
  readonly year: number;
  readonly month: number;
  readonly value: number;
}

/**
 * The twelve Personal Months from the present one on.
 *
 * @example
 * monthsAhead({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 });
 * // October 2026: 6, November: 7, … and January 2027, in a new Personal Year: 7
 */
export function monthsAhead(date: CalendarDate, today: CalendarDate): readonly MonthAhead[] {
  return Array.from({ length: 12 }, (_, ahead) => {
    const months = today.month - 1 + ahead;
    const first = { year: today.year + Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
    return { year: first.year, month: first.month, value: personalMonth(date, first).value };
  });
}
