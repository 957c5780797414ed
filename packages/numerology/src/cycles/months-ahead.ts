import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateText } from '../calendar/date-digits.ts';
import { inputError } from '../input/input-error.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { DayOptions } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { cycleRules, cyclesOf } from './personal-cycles.ts';

/** A calendar month, and the Personal Month that it is. */
export interface MonthAhead<M extends number = never> extends Worked<Digit | M> {
  readonly year: number;
  readonly month: number;
}

/** Twelve of them. */
export type MonthsAhead<M extends number = never> = readonly [
  ...FourMonths<M>,
  ...FourMonths<M>,
  ...FourMonths<M>,
];

type FourMonths<M extends number> = [MonthAhead<M>, MonthAhead<M>, MonthAhead<M>, MonthAhead<M>];

/**
 * Twelve Personal Months, starting with the current one. The last is in the year 9999 at most.
 *
 * @example
 * monthsAhead({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // October 2026: 6, November: 7, … and January 2027, in a new Personal Year: 7
 */
export function monthsAhead<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): MonthsAhead<M> {
  const { today, masters } = cycleRules(birth, options);
  if (today.year === 9999 && today.month > 1) {
    throw inputError('options.today', 'a day up to 9999-01-31', dateText(today), 'range');
  }
  const months = Array.from({ length: 12 }, (_, ahead): MonthAhead<M> => {
    const at = today.month - 1 + ahead;
    const first = { year: today.year + Math.floor(at / 12), month: (at % 12) + 1, day: 1 };
    const { value, steps } = cyclesOf(birth, { today: first, masters }).personalMonth;
    return { year: first.year, month: first.month, value, steps };
  });
  return months as readonly MonthAhead<M>[] as MonthsAhead<M>;
}
