import type { ReactNode } from 'react';
import styles from './PageSection.module.css';

/** A part of a page: the page's width, and room above and below. */
export function PageSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}
