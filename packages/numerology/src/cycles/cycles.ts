import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { todayOf } from '../options/today-of.ts';
import type { Worked } from '../working/step.ts';
import { personalDayOf } from './personal-day.ts';
import { personalMonthOf } from './personal-month.ts';
import { personalYearOf } from './personal-year.ts';

/** A person's numbers that change with the calendar. */
export interface Cycles {
  readonly personalYear: Worked<Digit>;
  readonly personalMonth: Worked<Digit>;
  readonly personalDay: Worked<Digit>;
}

/**
 * The personal year, month, and day as of a day.
 *
 * @example
 * cycles({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } }); // 5, 6, and 3
 */
export function cycles(birth: CalendarDate, options: DayOptions): Cycles {
  checkDate(birth, 'birth');
  const today = todayOf(options);
  return {
    personalYear: personalYearOf(birth, today),
    personalMonth: personalMonthOf(birth, today),
    personalDay: personalDayOf(birth, today),
  };
}
