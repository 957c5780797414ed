import type { ReactNode } from 'react';
import styles from './CalculatorLayout.module.css';

type Props = {
  form: ReactNode;
  /** Stands in place of the form, once there is a game. */
  view: ReactNode;
  /** The picture beside the form. */
  children: ReactNode;
};

/** The form of a game next to its picture, or the game in their place. */
export function GameLayout({ form, view, children: placeholder }: Props) {
  return (
    <div className={view ? undefined : `stack-4 page ${styles.calculator}`}>
      {view || <div className={styles.form}>{form}</div>}
      {/* Always in the page: what Astro puts into a slot cannot come back. */}
      <div hidden={Boolean(view)}>{placeholder}</div>
    </div>
  );
}
