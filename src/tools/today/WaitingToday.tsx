import { caption } from '#texts/tools/today';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './Today.module.css';

/** The placeholder for a result: a page of a calendar with three figures, which are an example's. */
export function WaitingToday() {
  return (
    <figure className="stack-2 centered quiet">
      <div className={styles.page} aria-hidden="true">
        {[3, 5, 8].map((number) => (
          <NumberFigure key={number} number={number} detail="outline" />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
