import type { BirthGrid, Digit, GridLine } from '@ninefold/numerology';
import type * as Readings from '#texts/readings/birth-grid';
import * as words from '#texts/result/figures/birth-grid';
import { DIGITS } from '../../numbers/digits-and-letters';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';
import styles from './Grid.module.css';
import { type GridOrderName, inOrder, lineKey } from './grid-drawing';

type Props = {
  grid: BirthGrid;
  order: GridOrderName;
  readings: typeof Readings;
  /** The nine numbers of the same person, as far as they are known. */
  numbers: HomeNumbers;
};

/** The rest is collapsed. */
const OPEN_ENTRIES = 3;

/** What the lines and the digits of a grid are said to mean: full lines first, then what is there most. */
export function GridReading({ grid, order, readings: { gridLines, gridCounts }, numbers }: Props) {
  const { full, empty } = inOrder(grid, order);
  const countOf = (digit: Digit) => grid.value[digit - 1] ?? 0;
  const line = (state: 'full' | 'empty') => (digits: GridLine) => {
    const { name, [state]: text } = gridLines[lineKey(digits)];
    return (
      <li
        key={digits.join('')}
        data-testid="grid-line"
        data-line={digits.join('')}
        data-state={state}
      >
        <h3>{words.lineHeading(digits, state, name)}</h3>
        <p className="reading">{state === 'empty' ? allTheSame(text, digits, numbers) : text}</p>
      </li>
    );
  };
  const entries = [
    ...full.map(line('full')),
    ...empty.map(line('empty')),
    ...DIGITS.toSorted((one, other) => countOf(other) - countOf(one)).map((digit) => {
      const count = countOf(digit);
      const text = gridCounts[digit][Math.min(count, 4)] ?? '';
      return (
        <li key={digit}>
          <h3>{words.digitHeading(digit, count)}</h3>
          <p className="reading">{count === 0 ? allTheSame(text, [digit], numbers) : text}</p>
        </li>
      );
    }),
  ];
  return (
    <div className="stack-2">
      <ul className={`stack-2 ${styles.list}`}>{entries.slice(0, OPEN_ENTRIES)}</ul>
      <details>
        <summary className="summary">{words.theRest}</summary>
        <ul className={`stack-2 ${styles.list}`}>{entries.slice(OPEN_ENTRIES)}</ul>
      </details>
    </div>
  );
}

/** A text about digits that the date leaves out, and which of the nine numbers have them all the same. */
function allTheSame(text: string, digits: readonly Digit[], numbers: HomeNumbers): string {
  const counted = countedNumbers(numbers);
  const had = digits.flatMap((digit) => {
    const as = counted.filter(({ number }) => number === digit).map(({ id }) => id);
    return as.length > 0 ? { digit, as } : [];
  });
  return had.length > 0 ? `${text} ${words.allTheSame(had)}` : text;
}
