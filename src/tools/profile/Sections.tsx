import { type ReactNode, useId } from 'react';
import { bringTo } from '../../ui/browser/bring-to';
import styles from './Profile.module.css';

type Props = {
  id: string;
  heading: string;
  /** A sentence or two that help to read what follows. */
  intro?: string;
  children: ReactNode;
};

/** A part of the profile under a heading of its own. */
export function Section({ id, heading, intro, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{heading}</h2>
      {intro && <p className={`reading quiet ${styles.intro}`}>{intro}</p>}
      <div className={`stack-4 apart-4 ${styles.content}`}>{children}</div>
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
          <h2 id={headingId}>{heading}</h2>
        </summary>
        <p className={`reading quiet ${styles.intro}`}>{intro}</p>
        <div className={`stack-4 apart-4 ${styles.content}`}>{children}</div>
      </details>
    </section>
  );
}

/** The parts of a profile, by the ends of their ids. */
const PARTS = {
  all: 'All numbers',
  portrait: 'Portrait',
  nine: 'The nine',
  name: 'The name',
  date: 'The date',
  joint: 'Together',
  now: 'Now',
  life: 'The long view',
  grid: 'Birth grid',
  small: 'Small numbers',
} as const;

/** The end of a part's id. */
export type Part = keyof typeof PARTS;

/** A row that stays below the header: the way to every part of a long page, and back up. */
export function SectionLinks({ idOf }: { idOf: (part: Part) => string }) {
  return (
    <nav className={`screen-only ${styles.row}`} aria-label="Parts of the profile">
      <ul className={styles.links}>
        {Object.entries(PARTS).map(([part, label]) => (
          <li key={part}>
            <a className={`note ${styles.link}`} href={`#${idOf(part as Part)}`} onClick={bringTo}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
