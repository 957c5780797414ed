import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { universalDayOf } from './universal-day-of.ts';

/**
 * Universal day: all digits of a date, added until 1–9 is left. Unlike the Life Path, it keeps no master
 * numbers (RULES.md#universal-day).
 *
 * @example
 * universalDay({ year: 2024, month: 12, day: 9 }); // value 2: 2+0+2+4+1+2+0+9 = 20, 2 + 0 = 2
 */
export function universalDay(date: CalendarDate, options?: OptionsFor<never>): Worked<Digit> {
  checkDate(date, 'date');
  checkOptions(options);
  return universalDayOf(date);
}
