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
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      {children}
    </section>
  );
}
