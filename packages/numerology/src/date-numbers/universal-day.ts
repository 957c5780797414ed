import { addDigits } from '../working/add-digits.ts';
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
  let value = sumDigitsInto(date, steps);
  while (value > 9) {
    const round = addDigits(value);
    steps.push(round);
    value = round.to;
  }
  return { value, steps };
}
