import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { dateText, digitsInto } from '../calendar/date-digits.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import type { Step, Worked } from '../working/step.ts';

/** Three digits in a row, a column, or a diagonal of a grid. */
export type GridLine = readonly [Digit, Digit, Digit];

/** One way to arrange the digits 1–9 in a square. */
export interface GridOrder {
  /** From top to bottom, each from left to right. */
  readonly rows: readonly [GridLine, GridLine, GridLine];
  /** The rows, columns, and diagonals whose digits are all in the date. */
  readonly full: readonly GridLine[];
  /** Those with none of their digits in the date. */
  readonly empty: readonly GridLine[];
}

/** The digits of a birth date in a square. The value says how often each of 1–9 occurs. */
export interface BirthGrid extends Worked<readonly number[]> {
  /** The Western order, written upward: 1 2 3 is the first column. */
  readonly pythagorean: GridOrder;
  /** The Chinese order, whose lines all add up to 15. */
  readonly loShu: GridOrder;
}

/**
 * Birth grid: how often each digit 1–9 occurs in a birth date, and which lines of a square of nine are
 * full or empty, in both orders (RULES.md#birth-grid). 0 does not count.
 *
 * @example
 * const { value, pythagorean } = birthGrid({ year: 1978, month: 3, day: 20 });
 * value; // [1, 1, 1, 0, 0, 0, 1, 1, 1]
 * pythagorean.full; // [1, 2, 3] and [7, 8, 9]
 */
export function birthGrid(birth: CalendarDate, options?: OptionsFor<never>): BirthGrid {
  checkDate(birth, 'birth');
  checkOptions(options);
  return birthGridOf(birth);
}

/** The birth grid of a date that has been checked. */
export function birthGridOf(birth: CalendarDate): BirthGrid {
  const steps: Step[] = [];
  const value = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const digit of digitsInto(dateText(birth), steps)) {
    if (digit > 0) value[digit - 1] = (value[digit - 1] ?? 0) + 1;
  }
  steps.push({ kind: 'digit-counts', to: value });
  return {
    value,
    steps,
    pythagorean: orderOf([3, 6, 9], [2, 5, 8], [1, 4, 7], value),
    loShu: orderOf([4, 9, 2], [3, 5, 7], [8, 1, 6], value),
  };
}

function orderOf(
  top: GridLine,
  middle: GridLine,
  bottom: GridLine,
  counts: readonly number[],
): GridOrder {
  const lines = linesOf(top, middle, bottom);
  const isIn = (digit: Digit) => (counts[digit - 1] ?? 0) > 0;
  return {
    rows: [top, middle, bottom],
    full: lines.filter((line) => line.every(isIn)),
    empty: lines.filter((line) => !line.some(isIn)),
  };
}

/** Rows, columns and diagonals, each with its lowest end first. */
function linesOf(top: GridLine, middle: GridLine, bottom: GridLine): readonly GridLine[] {
  const lines: readonly GridLine[] = [
    top,
    middle,
    bottom,
    [bottom[0], middle[0], top[0]],
    [bottom[1], middle[1], top[1]],
    [bottom[2], middle[2], top[2]],
    [bottom[0], middle[1], top[2]],
    [top[0], middle[1], bottom[2]],
  ];
  return lines.map(([a, b, c]) => (a < c ? [a, b, c] : [c, b, a]));
}
