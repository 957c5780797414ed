import { NumberFigure } from '../../art/NumberFigure';
import styles from './MeetingFigures.module.css';

/** The wait for a score: the two figures laid over each other, turning. Zero has no figure. */
export function MeetingFigures({ numbers }: { numbers: readonly [number, number] }) {
  const [first, second] = numbers;
  return (
    <div className={styles.meeting} aria-hidden="true">
      {first > 0 && <NumberFigure number={first} className={styles.first} />}
      {second > 0 && <NumberFigure number={second} className={styles.second} />}
    </div>
  );
}
