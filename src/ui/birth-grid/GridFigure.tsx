import type { BirthGrid, Digit, GridLine } from '@ninefold/numerology';
import styles from './GridFigure.module.css';
import { type GridOrderName, times } from './grid-words';

type Props = { grid: BirthGrid; order: GridOrderName };

/** A birth date in the square of nine, with a line through every three digits that are all there. */
export function GridFigure({ grid, order }: Props) {
  const { rows, full } = grid[order === 'western' ? 'pythagorean' : 'loShu'];
  const digits = rows.flat();
  return (
    <div className={styles.grid}>
      <svg className={styles.lines} viewBox="0 0 3 3" aria-hidden="true" focusable="false">
        {full.map((line) => (
          <path key={line.join('')} d={pathThrough(line, digits)} />
        ))}
      </svg>
      <ul className={styles.cells}>
        {digits.map((digit) => (
          <Cell key={digit} digit={digit} count={grid.value[digit - 1] ?? 0} />
        ))}
      </ul>
    </div>
  );
}

function Cell({ digit, count }: { digit: Digit; count: number }) {
  return (
    <li
      className={count > 0 ? styles.cell : styles.empty}
      data-testid="grid-cell"
      data-digit={digit}
      data-count={count}
    >
      <span aria-hidden="true">{String(digit).repeat(count || 1)}</span>
      <span className="visually-hidden">
        {digit}: {times(count)}
      </span>
    </li>
  );
}

/** From the middle of a line's first cell to the middle of its last. */
function pathThrough([from, , to]: GridLine, digits: readonly Digit[]): string {
  const middle = (digit: Digit) => {
    const index = digits.indexOf(digit);
    return `${(index % 3) + 0.5} ${Math.floor(index / 3) + 0.5}`;
  };
  return `M${middle(from)}L${middle(to)}`;
}
