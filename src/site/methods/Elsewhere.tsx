import { type ReactNode, useId } from 'react';
import styles from './Elsewhere.module.css';

/** What other schools do, and why we do not. */
export function Elsewhere({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    // Not an aside: six landmarks of one name would lead a screen reader in circles.
    <div className={styles.elsewhere} role="note" aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        Elsewhere
      </p>
      {children}
    </div>
  );
}
