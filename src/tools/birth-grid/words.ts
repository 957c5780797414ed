import type { BirthGrid, Digit } from '@ninefold/numerology';
import { firstSentence, listed } from '#texts/language';
import type * as Readings from '#texts/readings/birth-grid';
import { type GridOrderName, howOften, inOrder, lineKey } from '../../person/birth-grid/grid-words';

/** What a screen reader announces: “Your grid. Full lines: 1 2 3 and 7 8 9.” */
export function announce(grid: BirthGrid, order: GridOrderName): string {
  const { full } = inOrder(grid, order);
  return `Your grid. Full lines: ${listed(full.map((line) => line.join(' '))) || 'none'}.`;
}

export const aboutLoShu =
  'Lo Shu is the old Chinese square, in which every row, column and diagonal adds up to 15.';

/** What a picture of the grid says: the first full line, and without one the digit that is there most often. */
export function pictureWords(
  grid: BirthGrid,
  order: GridOrderName,
  { gridLines, gridCounts }: typeof Readings,
) {
  const [line] = inOrder(grid, order).full;
  if (line) {
    const { name, full } = gridLines[lineKey(line)];
    return { title: `${line.join(' ')}, ${name}`, sentence: firstSentence(full) };
  }
  const count = Math.max(...grid.value);
  const digit = (grid.value.indexOf(count) + 1) as Digit;
  return {
    title: `${digit}, ${howOften(count)}`,
    sentence: firstSentence(gridCounts[digit][Math.min(count, 4)] ?? ''),
  };
}
