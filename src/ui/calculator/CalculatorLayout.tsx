import type { ReactNode, Ref } from 'react';
import { ErrorBoundary } from '../primitives/ErrorBoundary';
import styles from './CalculatorLayout.module.css';

type Props = {
  form: ReactNode;
  /** What a screen reader announces about the result: one line, never the whole reading. */
  announcement: string;
  /** The element that contains the result, to scroll to. */
  resultRef: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The form next to its result; on a phone, above it. */
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
