import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import { checkBorn } from '../options/today-of.ts';
import type { Worked } from '../working/step.ts';
import { cycleRules } from './cycle-rules.ts';
import { personalDayOf } from './personal-day.ts';
import { personalMonthOf } from './personal-month.ts';
import { personalYearOf } from './personal-year.ts';

/** A person's numbers that change with the calendar. */
export interface Cycles<M extends number = never> {
  readonly personalYear: Worked<Digit | M>;
  readonly personalMonth: Worked<Digit | M>;
  readonly personalDay: Worked<Digit | M>;
}

/**
 * The personal year, month, and day as of a day, which is not before the birth.
 *
 * @example
 * cycles({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } }); // 5, 6, and 3
 */
export function cycles<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Cycles<M> {
  const rules = cycleRules(birth, options);
  checkBorn(birth, rules.today);
  return {
    personalYear: personalYearOf(birth, rules),
    personalMonth: personalMonthOf(birth, rules),
    personalDay: personalDayOf(birth, rules),
  };
}
