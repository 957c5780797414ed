import { NumberFigure } from '../../art/NumberFigure';
import { path } from '../../config/paths';
import { DIGITS } from '../../numbers/digits';
import styles from './NineFigures.module.css';

/** The placeholder for a result: the nine figures that it may show, each a link to its number. */
export function NineFigures({ caption }: { caption: string }) {
  return (
    <figure className={styles.figures}>
      <div className={styles.grid}>
        {DIGITS.map((digit) => (
          <a
            key={digit}
            className={styles.cell}
            data-number={digit}
            href={path(`numbers/${digit}`)}
            aria-label={`The number ${digit}`}
          >
            <NumberFigure number={digit} />
            <span className={styles.digit}>{digit}</span>
          </a>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
