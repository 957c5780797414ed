import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type Props = {
  heading: string;
  /** A sentence or two that help to read what follows. */
  intro: string;
  children: ReactNode;
};

/** A part of the profile under a heading of its own. */
export function Section({ heading, intro, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      {children}
    </section>
  );
}
