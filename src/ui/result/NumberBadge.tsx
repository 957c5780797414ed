import { isCoreNumber } from '@ninefold/numerology';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './NumberBadge.module.css';

type Props = {
  number: number;
  /** Small, medium, or the size of a result. */
  size?: 'stamp' | 'coin' | 'result';
};

/** A number in the middle of its figure. A number without a figure is in a circle. */
export function NumberBadge({ number, size = 'result' }: Props) {
  return (
    <span className={`${styles.badge} ${styles[size]}`}>
      {isCoreNumber(number) ? (
        <NumberFigure key={number} number={number} className={styles.figure} />
      ) : (
        <span className={styles.plain} aria-hidden="true" />
      )}
      <span className={styles.number} data-testid="number">
        {number}
      </span>
    </span>
  );
}
