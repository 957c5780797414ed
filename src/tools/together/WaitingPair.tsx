import { PairFigure } from './result/PairFigure';
import styles from './WaitingPair.module.css';

/** The placeholder for a result: two figures over each other. */
export function WaitingPair() {
  return (
    <figure className={styles.figure}>
      <PairFigure numbers={[6, 9]} size="large" />
      <figcaption className={styles.caption}>
        Every number has a figure. These are 6 and 9, drawn one over the other. Yours will go here.
      </figcaption>
    </figure>
  );
}
