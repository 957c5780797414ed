import type { BirthGrid, GridLine, GridOrder } from '@ninefold/numerology';
import { times } from '../../config/language';
import type { GridLineKey } from '../../readings/birth-grid';

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

/** How often a digit occurs, in words. */
export function howOften(count: number): string {
  return count === 0 ? 'not there' : times(count);
}
