import type { Digit } from '../numbers/core-numbers.ts';
import type { Step, Worked } from '../working/step.ts';
import { digitsOf, reducedSum } from '../working/sums.ts';

/*
 * What needs no check, because its date has been checked or is from a clock, apart from what checks: a script
 * in which each byte counts takes the universal day alone.
 */

/**
 * A day on the Gregorian calendar. Never a JavaScript `Date`: west of Greenwich, `new Date('2000-01-01')` is
 * December 31, and someone's birth date would have the wrong digits.
 */
export interface CalendarDate {
  /** 1 to 9999. */
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}

/** A date that has been checked, as YYYY-MM-DD. */
export function dateText(date: CalendarDate): string {
  return `${padded(date.year, 4)}-${padded(date.month, 2)}-${padded(date.day, 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** All digits of a date that is written out, added and reduced. */
export function sumOfDigits<M extends number>(
  text: string,
  masters: readonly M[],
): Worked<Digit | M | 0> {
  const steps: Step[] = [];
  return reducedSum(digitsInto(text, steps), masters, steps);
}

/** Appends the digits of a date that is written out to the steps. */
export function digitsInto(text: string, steps: Step[]): readonly number[] {
  const to = digitsOf(text);
  steps.push({ kind: 'digits', text, to });
  return to;
}

/**
 * The universal day of a date that needs no check, because it is from a clock, for scripts in which each byte
 * counts.
 *
 * @example
 * universalDayOf({ year: 2024, month: 12, day: 9 }).value; // 2
 */
export function universalDayOf(date: CalendarDate): Worked<Digit> {
  // A date has a digit above 0.
  return sumOfDigits<never>(dateText(date), []) as Worked<Digit>;
}
