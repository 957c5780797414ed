import type { BirthGrid, Digit } from '@ninefold/numerology';
import { firstSentence } from '#texts/language';
import type * as Readings from '#texts/readings/birth-grid';
import * as words from '#texts/tools/birth-grid';
import { type GridOrderName, inOrder, lineKey } from '../../result/figures/grid-drawing';

/** What a picture of the grid says: the first full line, and without one the digit that is there most often. */
export function saidInPicture(
  grid: BirthGrid,
  order: GridOrderName,
  { gridLines, gridCounts }: typeof Readings,
) {
  const [line] = inOrder(grid, order).full;
  if (line) {
    const { name, full } = gridLines[lineKey(line)];
    return { title: words.lineTitle(line, name), sentence: firstSentence(full) };
  }
  const count = Math.max(...grid.value);
  const digit = (grid.value.indexOf(count) + 1) as Digit;
  return {
    title: words.digitTitle(digit, count),
    sentence: firstSentence(gridCounts[digit][Math.min(count, 4)] ?? ''),
  };
}
