import '../../styles/numerals.css';
import { CORE_NUMBERS } from '@ninefold/numerology';
import { NumberFigure } from '../../art/NumberFigure';
import styles from '../guide/Guide.module.css';

/** The twelve figures, each with its number. */
export function Figures() {
  return (
    <ul className={styles.figures}>
      {CORE_NUMBERS.map((number) => (
        <li key={number} className="overlay" data-number={number}>
          <NumberFigure number={number} />
          <span className="numeral">{number}</span>
        </li>
      ))}
    </ul>
  );
}
