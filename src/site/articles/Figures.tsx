import { CORE_NUMBERS } from '@ninefold/numerology';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './Figures.module.css';

/** The twelve figures, each with its number. */
export function Figures() {
  return (
    <ul className={styles.figures}>
      {CORE_NUMBERS.map((number) => (
        <li key={number} className={styles.cell} data-number={number}>
          <NumberFigure number={number} />
          <span className={styles.number}>{number}</span>
        </li>
      ))}
    </ul>
  );
}
