import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { reductionRules } from '../options/reduction-rules.ts';
import type { Worked } from '../working/step.ts';
import { datePartsOf } from './date-parts.ts';

/**
 * Birthday: the day of the month, reduced. The 11th and the 22nd stay, and the 29th stops at 11
 * (RULES.md#birthday).
 *
 * @example
 * birthday({ year: 1954, month: 3, day: 17 }); // value 8: 1 + 7
 */
export function birthday<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters', M>,
): Worked<Digit | M> {
  checkDate(birth, 'birth');
  return datePartsOf(birth, reductionRules(options, 'masters').masters).day;
}
