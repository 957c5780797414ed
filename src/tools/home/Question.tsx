import { NumberFigure } from '../../art/NumberFigure';
import { type NumberKind, numberKinds } from '../../person/result/number-kinds';
import styles from './HomeCalculator.module.css';

/** What a number is about, under the tabs, until it is known. Each of the nine tabs has a figure. */
export function Question({ kind }: { kind: NumberKind }) {
  return (
    <div className={styles.question}>
      <NumberFigure
        number={numberKinds.indexOf(kind) + 1}
        detail="mark"
        className={styles.figure}
      />
      <p>{kind.what}</p>
    </div>
  );
}
