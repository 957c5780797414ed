import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateText } from '../calendar/date-text.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto } from '../working/sums.ts';
import { sumDigitsInto } from './digits-into.ts';

/**
 * The universal day of a date that needs no check, because it is from a clock, for scripts in which each byte
 * counts.
 *
 * @example
 * universalDayOf({ year: 2024, month: 12, day: 9 }).value; // 2
 */
export function universalDayOf(date: CalendarDate): Worked<Digit> {
  const steps: Step[] = [];
  const total = sumDigitsInto(dateText(date), steps);
  // A date has a digit above 0.
  return { value: reduceInto(total, steps, []) as Digit, steps };
}
