import type { BirthGrid, Digit, GridLine, GridOrder } from '@ninefold/numerology';
import { listed, plural, times } from '#texts/language';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';
import type { GridLineKey } from '../../readings/types';
import { kindOf } from '../result/number-kinds';

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
export const howOften = (count: number) => (count === 0 ? 'not there' : times(count));

/** “4: not there”. */
export const describeDigit = (digit: Digit, count: number) => `${digit}: ${howOften(count)}`;

/** “1 – 5 – 9, full: Determination”. */
export function lineHeading(line: GridLine, state: 'full' | 'empty', name: string): string {
  return `${line.join(' – ')}, ${state}: ${name}`;
}

/** “The 4, not there”. */
export function digitHeading(digit: Digit, count: number): string {
  return `The ${digit}, ${howOften(count)}`;
}

/** What the date leaves out and the nine numbers have: “But 4 is your Life Path, …” */
export function allTheSame(digits: readonly Digit[], numbers: HomeNumbers): string {
  const counted = countedNumbers(numbers);
  const had = digits.flatMap((digit) => {
    const labels = counted
      .filter(({ number }) => number === digit)
      .map(({ key }) => kindOf(key).label);
    return labels.length > 0 ? `${digit} is your ${listed(labels)}` : [];
  });
  if (had.length === 0) return '';
  return ` But ${listed(had)}, so you have ${plural(had.length, 'it', 'them')} from there.`;
}
