import '../../styles/numerals.css';
import * as words from '#texts/tools/home';
import { NumberFigure } from '../../art/NumberFigure';
import { path } from '../../config/paths';
import { DIGITS } from '../../numbers/digits-and-letters';
import styles from './Home.module.css';

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
            aria-label={words.theNumber(digit)}
          >
            <NumberFigure number={digit} />
            <span className="numeral">{digit}</span>
          </a>
        ))}
      </div>
      <figcaption className={`centered quiet mt-3 ${styles.caption}`}>{words.caption}</figcaption>
    </figure>
  );
}
