import type { BirthGrid, GridLine } from '@ninefold/numerology';
import { DIGITS } from '../../numbers/digits';
import type * as Readings from '../../readings/birth-grid';
import { capitalized } from '../../ui/text/wording';
import styles from './GridReading.module.css';
import { type GridOrderName, inOrder, lineKey, times } from './grid-words';

type Props = { grid: BirthGrid; order: GridOrderName; readings: typeof Readings };

/** What the lines and the digits of a grid are said to mean. */
export function GridReading({ grid, order, readings: { gridLines, gridCounts } }: Props) {
  const { full, empty } = inOrder(grid, order);
  const line = (state: 'full' | 'empty') => (digits: GridLine) => {
    const reading = gridLines[lineKey(digits)];
    return (
      <li
        key={digits.join('')}
        data-testid="grid-line"
        data-line={digits.join('')}
        data-state={state}
      >
        <h4>
          {digits.join(' – ')}, {state}: {reading.name}
        </h4>
        <p>{reading[state]}</p>
      </li>
    );
  };
  return (
    <div className={styles.reading}>
      <h3>Your lines</h3>
      {full.length + empty.length > 0 ? (
        <ul className={styles.list}>
          {full.map(line('full'))}
          {empty.map(line('empty'))}
        </ul>
      ) : (
        <p>No line is full and none is empty: your digits are spread over the whole square.</p>
      )}
      <h3>Your digits</h3>
      <ul className={styles.list}>
        {DIGITS.map((digit) => {
          const count = grid.value[digit - 1] ?? 0;
          return (
            <li key={digit}>
              <h4>
                {digit}: {capitalized(times(count))}
              </h4>
              <p>{gridCounts[digit][Math.min(count, 4)]}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
