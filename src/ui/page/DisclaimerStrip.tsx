import styles from './notes.module.css';

/** One line across the page: this is entertainment. */
export function DisclaimerStrip() {
  return (
    <p className={`note ${styles.strip}`}>
      <strong>For entertainment only.</strong> Readings are based on the Pythagorean system. They
      aren’t advice on health, money, law or love.
    </p>
  );
}
