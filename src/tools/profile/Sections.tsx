import { type ReactNode, useId } from 'react';
import { sectionLinks, sectionNames } from '#texts/tools/profile/view';
import { bringTo } from '../../ui/browser/bring-to';
import styles from './Profile.module.css';

type Props = {
  id: string;
  heading: string;
  /** A sentence or two that help to read what follows. */
  intro?: string;
  /** Whether it is closed until it is asked for. Paper has all of it. */
  isClosed?: boolean;
  children: ReactNode;
};

/** A part of the profile under a heading of its own. */
export function Section({ id, heading, intro, isClosed = false, children }: Props) {
  const headingId = useId();
  const title = <h2 id={headingId}>{heading}</h2>;
  const content = (
    <>
      {intro && <p className={`reading quiet mt-1 ${styles.intro}`}>{intro}</p>}
      <div className={`stack-4 mt-4 ${styles.content}`}>{children}</div>
    </>
  );
  return (
    <section
      id={id}
      className={isClosed ? styles.chapter : styles.section}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      {isClosed ? (
        <details>
          <summary className={styles.summary}>{title}</summary>
          {content}
        </details>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
    </section>
  );
}

/** The end of a part's id. */
export type Part = keyof typeof sectionNames;

/** A row that stays below the header: the way to every part of a long page, and back up. */
export function SectionLinks({ idOf }: { idOf: (part: Part) => string }) {
  return (
    <nav className={`screen-only ${styles.row}`} aria-label={sectionLinks}>
      <ul className={styles.links}>
        {Object.entries(sectionNames).map(([part, label]) => (
          <li key={part}>
            <a
              className={`touch note ${styles.link}`}
              href={`#${idOf(part as Part)}`}
              onClick={bringTo}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
