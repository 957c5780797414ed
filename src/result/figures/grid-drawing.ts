import type { BirthGrid, Digit } from '@ninefold/numerology';
import { type GridOrderName, inOrder } from './grid-order';

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
