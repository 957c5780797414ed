import type { ReactNode } from 'react';
import styles from './PageColumn.module.css';

/** One column for reading. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
