import type { ReactNode, Ref } from 'react';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import styles from './CalculatorLayout.module.css';

type Props = {
  form: ReactNode;
  /** Whether the form is hidden on narrow screens, where it would push the result away. */
  isFormCollapsed?: boolean;
  /** What a screen reader announces about the result: one line, never the whole reading. */
  announcement: string;
  /** Changes with every calculation, so that the same result is announced again. */
  runId: number | undefined;
  resultRef?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The form next to its result; on a phone, above it. */
export function CalculatorLayout(props: Props) {
  const { form, isFormCollapsed = false, announcement, runId, resultRef, children } = props;
  return (
    <div className={`stack-4 page ${styles.calculator}`}>
      <div className={isFormCollapsed ? styles.collapsedForm : styles.form}>{form}</div>
      <p role="status" className="visually-hidden">
        <span key={runId}>{announcement}</span>
      </p>
      <div ref={resultRef} className={runId === undefined ? styles.waiting : styles.result}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </div>
  );
}
