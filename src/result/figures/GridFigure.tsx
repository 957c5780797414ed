import type { BirthGrid } from '@ninefold/numerology';
import { describeDigit } from '#texts/result/figures/birth-grid';
import styles from './Grid.module.css';
import { drawingOf, type GridDrawing, type GridOrderName } from './grid-drawing';

type Props = { grid: BirthGrid; order: GridOrderName };

/** A birth date in the square of nine, with a line through every three digits that are all there. */
export function GridFigure({ grid, order }: Props) {
  const { cells, lines } = drawingOf(grid, order);
  return (
    <div className={styles.grid}>
      <svg className={styles.lines} viewBox="0 0 3 3" aria-hidden="true" focusable="false">
        {lines.map(([from, to]) => (
          <path key={`${from}-${to}`} d={`M${middle(from)}L${middle(to)}`} />
        ))}
      </svg>
      <ul className={styles.cells}>
        {cells.map((cell) => (
          <Cell key={cell.digit} {...cell} />
        ))}
      </ul>
    </div>
  );
}

function Cell({ digit, count }: GridDrawing['cells'][number]) {
  return (
    <li
      className={count > 0 ? styles.cell : styles.empty}
      data-testid="grid-cell"
      data-number={count > 0 ? digit : undefined}
      data-digit={digit}
      data-count={count}
    >
      <span aria-hidden="true">{String(digit).repeat(count || 1)}</span>
      <span className="visually-hidden">{describeDigit(digit, count)}</span>
    </li>
  );
}

function middle(index: number): string {
  return `${(index % 3) + 0.5} ${Math.floor(index / 3) + 0.5}`;
}
