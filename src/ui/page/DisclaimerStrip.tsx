import { entertainment, noAdvice } from '#texts/ui/page';
import styles from './Page.module.css';

/** One line across the page: this is entertainment. */
export function DisclaimerStrip() {
  return (
    <p className={`note ${styles.strip}`}>
      <strong>{entertainment}</strong> {noAdvice}
    </p>
  );
}
