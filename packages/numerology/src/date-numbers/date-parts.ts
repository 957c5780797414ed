import type { CalendarDate } from '../calendar/calendar-date.ts';
import { padded } from '../calendar/date-text.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumDigitsInto } from './digits-into.ts';

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
    month: reducePart(date.month, 2, masters),
    day: reducePart(date.day, 2, masters),
    year: reducePart(date.year, 4, masters),
  };
}

/** A part of a date, reduced. November, the 11th, and the 22nd are master numbers already. */
function reducePart<M extends number>(
  part: number,
  length: number,
  masters: readonly M[],
): Worked<Digit | M> {
  const steps: Step[] = [];
  const isMaster = (masters as readonly number[]).includes(part);
  const total = isMaster ? part : sumDigitsInto(padded(part, length), steps);
  // No part of a date is 0, so its digits do not add up to 0.
  return { value: reduceInto(total, steps, masters) as Digit | M, steps };
}
