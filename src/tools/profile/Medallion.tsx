import { hasFigure } from '../../art/figure';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './Medallion.module.css';

type Props = { number: number; size?: 'small' | 'large' };

/** A number on its figure, as small as a stamp or as large as a coin. */
export function Medallion({ number, size = 'large' }: Props) {
  return (
    <span className={[styles.medallion, styles[size]].join(' ')}>
      {hasFigure(number) ? (
        <NumberFigure number={number} className={styles.figure} />
      ) : (
        <span className={styles.plain} aria-hidden="true" />
      )}
      <span className={styles.number} data-testid="number">
        {number}
      </span>
    </span>
  );
}
