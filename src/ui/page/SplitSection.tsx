import { type ReactNode, useId } from 'react';
import styles from './SplitSection.module.css';

type Props = { heading: string; children: ReactNode };

/** A heading in the margin with its content next to it; on a phone, above it. */
export function SplitSection({ heading, children }: Props) {
  const id = useId();
  return (
    <section className={`stack-2 ${styles.split}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
