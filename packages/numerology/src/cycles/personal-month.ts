import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { type CycleRules, cycleRules } from './cycle-rules.ts';
import { cycleNumber, personalYearOf } from './personal-year.ts';

/**
 * Personal Month: the Personal Year plus the number of the calendar month, 1–9 unless `masters`
 * keeps others (RULES.md#personal-month-and-day).
 *
 * @example
 * personalMonth({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // value 6: a Personal Year of 5 and October, 5 + 10 = 15, 1 + 5 = 6
 */
export function personalMonth<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Worked<Digit | M> {
  return personalMonthOf(birth, cycleRules(birth, options));
}

/**
 * The same for dates that have been checked.
 *
 * @example
 * personalMonthOf({ year: 1988, month: 4, day: 9 }, rules).value; // 6 on 6 October 2026
 */
export function personalMonthOf<M extends number>(
  birth: CalendarDate,
  rules: CycleRules<M>,
): Worked<Digit | M> {
  const { value, steps } = personalYearOf(birth, rules);
  return cycleNumber([value, rules.today.month], steps, rules.masters);
}
