import '../styles/numerals.css';
import type { ReactNode } from 'react';
import { NumberFigure } from './NumberFigure';
import styles from './PairFigure.module.css';

type Props = {
  numbers: readonly number[];
  size?: 'small' | 'large';
  children?: ReactNode;
};

/** The figures of two numbers drawn over each other. Zero has none. */
export function PairFigure({ numbers, size = 'small', children }: Props) {
  return (
    <span className={`overlay ${styles.pair} ${styles[size]}`}>
      {numbers.map(
        (number, index) =>
          number > 0 && (
            <NumberFigure
              // biome-ignore lint/suspicious/noArrayIndexKey: both may be the same number
              key={index}
              number={number}
              className={index === 0 ? undefined : styles.second}
            />
          ),
      )}
      {children && <span className={`numeral ${styles.middle}`}>{children}</span>}
    </span>
  );
}
