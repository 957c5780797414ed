import type { BirthGrid, GridLine, GridOrder } from '@ninefold/numerology';
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
