import { figureNumbers } from '../art/figure';
import { NumberFigure } from '../art/NumberFigure';
import styles from './Figures.module.css';

/** The twelve figures, each with its number. */
export function Figures() {
  return (
    <ul className={styles.figures}>
      {figureNumbers.map((number) => (
        <li key={number} className={styles.cell}>
          <NumberFigure number={number} />
          <span className={styles.number}>{number}</span>
        </li>
      ))}
    </ul>
  );
}
