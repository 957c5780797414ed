import { path } from '../../config/paths';
import styles from './TodayLine.module.css';

/** A line above the title, for a browser that keeps people. Whether it does is known before the first paint. */
export function TodayLine() {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={path('today')} data-testid="today-line">
        What’s today like for your people?
      </a>
    </p>
  );
}
