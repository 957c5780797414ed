import type { Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { Working } from './Working';
import styles from './WorkingAlone.module.css';

type Props = { worked: Worked<number>; kind: string; children: ReactNode };

/** A number without a reading: its open working, then why there is no reading. */
export function WorkingAlone({ worked, kind, children }: Props) {
  return (
    <div className={styles.alone}>
      <Working steps={worked.steps} isOpen />
      <h2>
        {kind} {worked.value}
      </h2>
      {children}
    </div>
  );
}
