import '../../styles/tables.css';
import type { ReactNode } from 'react';
import { table } from '#texts/ui/primitives';
import styles from './TableScroller.module.css';

/** Lets a table scroll horizontally on its own where the screen is narrower. */
export function TableScroller({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={table}>
      {children}
    </div>
  );
}
