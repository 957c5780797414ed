import { singleDigitInto } from '../working/single-digit.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumDigitsInto } from '../working/write-steps.ts';
import type { CalendarDate } from './calendar.ts';

/**
 * Universal day number: all digits of a date added, and added again down to 1–9. Unlike the Life
 * Path it keeps no master numbers, so that nine meanings suffice.
 *
 * @example
 * universalDay({ year: 2024, month: 12, day: 9 }); // value 2: 2+0+2+4+1+2+0+9 = 20, 2 + 0 = 2
 */
export function universalDay(date: CalendarDate): Worked<number> {
  const steps: Step[] = [];
  return { value: singleDigitInto(sumDigitsInto(date, steps), steps), steps };
}
