import type { BirthGrid, Digit } from '@ninefold/numerology';
import { firstSentence } from '../../config/language';
import { drawingOf } from '../../person/birth-grid/grid-drawing';
import { type GridOrderName, howOften, inOrder, lineKey } from '../../person/birth-grid/grid-words';
import type { Card } from '../../person/share/picture/card';
import type * as Readings from '../../readings/birth-grid';

/** The grid as a picture. It shows the digits of the date, and neither their order nor the zeros. */
export function gridCard(grid: BirthGrid, order: GridOrderName, readings: typeof Readings): Card {
  return {
    kind: 'Birth grid',
    art: { kind: 'grid', ...drawingOf(grid, order) },
    ...wordsOf(grid, order, readings),
  };
}

/** The first full line, and without one the digit that is there most often. */
function wordsOf(
  grid: BirthGrid,
  order: GridOrderName,
  { gridLines, gridCounts }: typeof Readings,
): Pick<Card, 'title' | 'sentence'> {
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
