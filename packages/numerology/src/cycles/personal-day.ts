import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { type CycleRules, cycleRules } from './cycle-rules.ts';
import { personalMonthOf } from './personal-month.ts';
import { cycleNumber } from './personal-year.ts';

/**
 * Personal Day: the Personal Month plus the day of the month, 1–9 unless `masters` keeps
 * others (RULES.md#personal-month-and-day).
 *
 * @example
 * personalDay({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // value 3: a Personal Month of 6 and the 6th, 6 + 6 = 12, 1 + 2 = 3
 */
export function personalDay<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Worked<Digit | M> {
  return personalDayOf(birth, cycleRules(birth, options));
}

/**
 * The same for dates that have been checked.
 *
 * @example
 * personalDayOf({ year: 1988, month: 4, day: 9 }, rules).value; // 3 on 6 October 2026
 */
export function personalDayOf<M extends number>(
  birth: CalendarDate,
  rules: CycleRules<M>,
): Worked<Digit | M> {
  const { value, steps } = personalMonthOf(birth, rules);
  return cycleNumber([value, rules.today.day], steps, rules.masters);
}
