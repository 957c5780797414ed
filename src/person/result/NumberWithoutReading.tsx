import type { ReactNode } from 'react';
import { NumberBadge } from './NumberBadge';
import styles from './Result.module.css';

type Props = {
  kind: string;
  number: number;
  /** Why there is no reading, and the working. */
  children: ReactNode;
};

/** A number without a reading: its figure, why there is no reading, and its open working. */
export function NumberWithoutReading({ kind, number, children }: Props) {
  return (
    <div className={`stack-2 measure ${styles.number}`}>
      <h2 className={styles.heading}>
        <span>{kind}</span> <NumberBadge number={number} testId="number-alone" />
      </h2>
      {children}
    </div>
  );
}
