import styles from './NumberChip.module.css';

/** A number in its hue, in a row of text or a table. */
export function NumberChip({ number }: { number: number }) {
  return (
    <span className={styles.chip} data-number={number}>
      {number}
    </span>
  );
}
