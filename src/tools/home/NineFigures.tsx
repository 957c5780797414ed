import '../../styles/numerals.css';
import { NumberFigure } from '../../art/NumberFigure';
import { path } from '../../config/paths';
import { DIGITS } from '../../numbers/digits';
import styles from './Home.module.css';
import { theNumber } from './words';

/** The placeholder for a result: the nine figures that it may show, each a link to its number. */
export function NineFigures() {
  return (
    <figure className={styles.figures}>
      <div className={styles.grid}>
        {DIGITS.map((digit) => (
          <a
            key={digit}
            className={`overlay ${styles.cell}`}
            data-number={digit}
            href={path(`numbers/${digit}`)}
            aria-label={theNumber(digit)}
          >
            <NumberFigure number={digit} />
            <span className="numeral">{digit}</span>
          </a>
        ))}
      </div>
      <figcaption className={`centered quiet mt-3 ${styles.caption}`}>
        Nine numbers, and three more that stay whole.
      </figcaption>
    </figure>
  );
}
