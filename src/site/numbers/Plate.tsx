import type { CoreNumber } from '@ninefold/numerology';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './Plate.module.css';

/** A number in the middle of its figure, as large as its container allows. */
export function Plate({ number }: { number: CoreNumber }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      <NumberFigure number={number} className={styles.figure} />
      <span className={styles.number}>{number}</span>
    </span>
  );
}
