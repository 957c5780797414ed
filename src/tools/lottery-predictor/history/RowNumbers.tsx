import { useId } from 'react';
import styles from './RowNumbers.module.css';

type Props = { label: string; numbers: readonly number[]; others: readonly number[] };

/** One of the two sets of numbers of a check. Those in the other set too are ringed. */
export function RowNumbers({ label, numbers, others }: Props) {
  const id = useId();
  return (
    <div className={styles.set}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.numbers} aria-labelledby={id}>
        {numbers.map((number, index) => {
          // A number that was typed twice counts once.
          const isMatched = others.includes(number) && numbers.indexOf(number) === index;
          return (
            // A number may occur twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={isMatched ? styles.matched : styles.number}>
              {number}
              {isMatched && <span className="visually-hidden"> matched</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
