import type { ReactNode, Ref } from 'react';
import { ErrorBoundary } from '../primitives/ErrorBoundary';
import styles from './CalculatorLayout.module.css';

type Props = {
  form: ReactNode;
  /** What a screen reader is told of the result: one line, never the whole reading. */
  announcement: string;
  /** The element that holds the result, to be scrolled to. */
  resultRef: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The form beside its result; on a phone, above it. */
export function CalculatorLayout({ form, announcement, resultRef, children }: Props) {
  return (
    <div className={styles.calculator}>
      <div className={styles.form}>{form}</div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div ref={resultRef} className={styles.result}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </div>
  );
}
