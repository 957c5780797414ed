import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import styles from './CalculatorLayout.module.css';

type Props = {
  form: ReactNode;
  /** Takes the place of the form, once there is a game. */
  view: ReactNode;
  /** The picture beside the form. */
  children: ReactNode;
};

/** The form of a game next to its picture, or the game in their place. */
export function GameLayout({ form, view, children: placeholder }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const hasView = Boolean(view);
  const hadView = useRef(false);

  // The way back to the form leads to its first field.
  useEffect(() => {
    if (!hasView && hadView.current) area.current?.querySelector('input')?.focus();
    hadView.current = hasView;
  }, [hasView]);

  return (
    <div ref={area} className={hasView ? undefined : `stack-4 page ${styles.calculator}`}>
      {hasView ? <ErrorBoundary>{view}</ErrorBoundary> : <div className={styles.form}>{form}</div>}
      {/* Always in the page: what Astro puts into a slot cannot come back. */}
      <div hidden={hasView}>{placeholder}</div>
    </div>
  );
}
