import '../../styles/numerals.css';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './NumberBadge.module.css';

type Props = {
  number: number;
  /** Small, medium, or the size of a result. */
  size?: 'stamp' | 'coin' | 'result';
  testId?: string;
};

/** A number in the middle of its figure; zero in a circle. */
export function NumberBadge({ number, size = 'result', testId = 'number' }: Props) {
  return (
    <span className={`overlay ${styles.badge} ${styles[size]}`} data-number={number}>
      {number > 0 ? (
        <NumberFigure
          key={number}
          number={number}
          detail={size === 'stamp' ? 'outline' : 'full'}
          className={styles.figure}
        />
      ) : (
        <span className={styles.plain} aria-hidden="true" />
      )}
      <span className={`numeral ${styles.number}`} data-testid={testId}>
        {number}
      </span>
    </span>
  );
}
