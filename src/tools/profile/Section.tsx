import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type Props = {
  id: string;
  heading: string;
  /** A sentence or two that help to read what follows. */
  intro: string;
  children: ReactNode;
};

/** A part of the profile under a heading of its own. */
export function Section({ id, heading, intro, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{heading}</h2>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** A part that is closed until it is asked for. Paper has all of it. */
export function ClosedSection({ id, heading, intro, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={styles.chapter} aria-labelledby={headingId} tabIndex={-1}>
      <details>
        <summary className={styles.summary}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
        </summary>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
