import type { BirthGrid, Digit, GridLine } from '@ninefold/numerology';
import { a, capitalized, listed } from '../../config/language';
import { DIGITS } from '../../numbers/digits';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';
import type * as Readings from '../../readings/birth-grid';
import { kindOf } from '../result/number-kinds';
import styles from './Grid.module.css';
import { type GridOrderName, howOften, inOrder, lineKey } from './grid-words';

type Props = {
  grid: BirthGrid;
  order: GridOrderName;
  readings: typeof Readings;
  /** The nine numbers of the same person, as far as they are known. */
  numbers: HomeNumbers;
};

/** The rest is folded. */
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
        <h3>
          {digits.join(' – ')}, {state}: {name}
        </h3>
        <p>{state === 'empty' ? text + allTheSame(digits, numbers) : text}</p>
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
          <h3>
            {digit}: {capitalized(howOften(count))}
          </h3>
          <p>{count === 0 ? text + allTheSame([digit], numbers) : text}</p>
        </li>
      );
    }),
  ];
  return (
    <div className={`stack-2 ${styles.reading}`}>
      <ul className={`stack-2 ${styles.list}`}>{entries.slice(0, OPEN_ENTRIES)}</ul>
      <details>
        <summary className="fold">The rest of your lines and digits</summary>
        <ul className={`stack-2 ${styles.list}`}>{entries.slice(OPEN_ENTRIES)}</ul>
      </details>
    </div>
  );
}

/** What the date leaves out and the nine numbers have: “You have a 4 all the same, as your Life Path.” */
function allTheSame(digits: readonly Digit[], numbers: HomeNumbers): string {
  const counted = countedNumbers(numbers);
  const had = digits.flatMap((digit) => {
    const places = counted.filter(({ number }) => number === digit);
    const labels = places.map(({ key }) => kindOf(key).label);
    return places.length > 0 ? `${a(digit)} ${digit} as your ${listed(labels)}` : [];
  });
  return had.length > 0 ? ` All the same, you have ${listed(had)}: that’s how you come to it.` : '';
}
