import type { BirthGrid, Digit, GridLine, GridOrder } from '@ninefold/numerology';
import type { GridLineKey } from '../../readings/types';

/** The two ways to arrange the digits. */
export type GridOrderName = 'western' | 'lo-shu';

/** The rows and lines of a grid in an order. */
export function inOrder(grid: BirthGrid, order: GridOrderName): GridOrder {
  return order === 'western' ? grid.pythagorean : grid.loShu;
}

/** A line by its digits, “159”: the key of its reading. */
export function lineKey(line: GridLine): GridLineKey {
  return line.join('') as GridLineKey;
}

/** What there is to draw of a grid. */
export interface GridDrawing {
  /** From the top left to the bottom right: a digit, and how often it is in the date. */
  readonly cells: readonly { readonly digit: Digit; readonly count: number }[];
  /** The full lines, each by the index of its first and its last cell. */
  readonly lines: readonly (readonly [from: number, to: number])[];
}

/** The cells of a grid in an order, and the lines through them. */
export function drawingOf(grid: BirthGrid, order: GridOrderName): GridDrawing {
  const { rows, full } = inOrder(grid, order);
  const digits = rows.flat();
  return {
    cells: digits.map((digit) => ({ digit, count: grid.value[digit - 1] ?? 0 })),
    lines: full.map(([from, , to]) => [digits.indexOf(from), digits.indexOf(to)]),
  };
}
