import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';

/** The parts of a date, each reduced by itself. */
export interface DateParts<M extends number> {
  readonly month: Worked<Digit | M>;
  readonly day: Worked<Digit | M>;
  readonly year: Worked<Digit | M>;
}

/**
 * The month, the day, and the year, each reduced by itself, keeping the given masters.
 *
 * @example
 * datePartsOf({ year: 1954, month: 3, day: 17 }, [11, 22, 33]); // values 3, 8, and 1
 */
export function datePartsOf<M extends number>(
  date: CalendarDate,
  masters: readonly M[],
): DateParts<M> {
  return {
    month: reducePart(date.month, masters),
    day: reducePart(date.day, masters),
    year: reducePart(date.year, masters),
  };
}

/** A part of a date, reduced. It is its own sum, so that the steps say what it was before. */
function reducePart<M extends number>(part: number, masters: readonly M[]): Worked<Digit | M> {
  const steps: Step[] = [];
  // No part of a date is 0.
  return { value: reduceInto(sumInto([part], steps), steps, masters) as Digit | M, steps };
}
