import { NumberFigure } from '../../art/NumberFigure';
import styles from './NineFigures.module.css';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The placeholder for a result: the nine figures that it may show. */
export function NineFigures({ caption }: { caption: string }) {
  return (
    <figure className={styles.figures}>
      <div className={styles.grid} aria-hidden="true">
        {DIGITS.map((digit) => (
          <span key={digit} className={styles.cell}>
            <NumberFigure number={digit} />
            <span className={styles.digit}>{digit}</span>
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
