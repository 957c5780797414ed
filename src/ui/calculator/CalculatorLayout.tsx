import type { ReactNode, Ref } from 'react';
import { ErrorBoundary } from '../primitives/ErrorBoundary';
import styles from './CalculatorLayout.module.css';

type Props = {
  form: ReactNode;
  /** What a screen reader is told of the result: one line, never the whole reading. */
  announcement: string;
  /** Where the result stands, to be brought into view. */
  place: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The form beside its result; on a phone, above it. */
export function CalculatorLayout({ form, announcement, place, children }: Props) {
  return (
    <div className={styles.calculator}>
      <div className={styles.form}>{form}</div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div ref={place} className={styles.result}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </div>
  );
}
