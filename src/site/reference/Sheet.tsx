import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** The paper under the top of a page to look things up in. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.paper} data-ground="paper">
      <div className={`page ${styles.sheet}`}>{children}</div>
    </div>
  );
}
