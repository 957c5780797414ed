import type { Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { NumberBadge } from '../result/NumberBadge';
import { Working } from './Working';
import styles from './WorkingAlone.module.css';

type Props = {
  worked: Worked<number>;
  kind: string;
  /** Shown below the working. */
  after?: ReactNode;
  /** Why there is no reading. */
  children: ReactNode;
};

/** A number without a reading: its figure, why there is no reading, and its open working. */
export function WorkingAlone({ worked, kind, after, children }: Props) {
  return (
    <div className={styles.alone}>
      <h2 className={styles.heading}>
        <span>{kind}</span> <NumberBadge number={worked.value} testId="number-alone" />
      </h2>
      {children}
      <Working steps={worked.steps} isOpen />
      {after}
    </div>
  );
}
