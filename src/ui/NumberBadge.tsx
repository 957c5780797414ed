import { hasFigure } from '../art/figure';
import { NumberFigure } from '../art/NumberFigure';
import styles from './NumberBadge.module.css';

type Props = { number: number };

/** A result's number, large, in the middle of its figure. A number without one stands in a circle. */
export function NumberBadge({ number }: Props) {
  return (
    <p className={styles.badge}>
      {hasFigure(number) ? (
        <NumberFigure key={number} number={number} className={styles.figure} />
      ) : (
        <span className={styles.plain} aria-hidden="true" />
      )}
      <span className={styles.number} data-testid="number">
        {number}
      </span>
    </p>
  );
}
