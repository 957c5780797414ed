import { isCoreNumber } from '@ninefold/numerology';
import { type ReactNode, useDeferredValue } from 'react';
import { numberPath } from '../../config/routes';
import { NumberBadge } from './NumberBadge';
import styles from './Result.module.css';

type Props = {
  number: number;
  /** What kind of number this is. */
  kind: string;
  title: string;
  /** The plain sentence or two that every reading begins with. */
  meaning?: string | undefined;
  intro?: string | undefined;
  /** Shown instead of everything else where a number has no reading. */
  alone?: ReactNode;
  /** Shown under the number, with or without a reading. */
  note?: ReactNode;
  /** Shown after the reading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A number with its figure, its title and its reading. */
export function Result(props: Props) {
  const { number, kind, title, meaning, intro, alone, note, actions, children } = props;
  // The number, its title and its meaning are painted first. The rest follows in a second render.
  const isHeadPainted = useDeferredValue(true, false);
  // One element for both, so that a switch in the note keeps its focus when a reading appears or
  // disappears.
  return (
    <>
      <div data-testid={alone ? undefined : 'result'}>
        {alone || (
          <header className={styles.head}>
            <NumberBadge number={number} />
            <div className={styles.words}>
              <p className={styles.kind}>{kind}</p>
              <h2 className={styles.title}>{title}</h2>
              {meaning && (
                <p className={styles.meaning} data-testid="meaning">
                  {meaning}
                </p>
              )}
              {intro && <p className={styles.intro}>{intro}</p>}
            </div>
          </header>
        )}
        {isHeadPainted && note}
        {isHeadPainted && !alone && <div className={styles.body}>{children}</div>}
        {isHeadPainted && !alone && isCoreNumber(number) && (
          <p className={styles.more}>
            <a href={numberPath(number)}>Everything about the number {number}</a>
          </p>
        )}
      </div>
      {isHeadPainted && actions}
    </>
  );
}

type SectionProps = { heading: string; children: ReactNode; isWide?: boolean; testId?: string };

/** A section of a reading: a heading with its text or list. */
export function ReadingSection({ heading, children, isWide = false, testId }: SectionProps) {
  return (
    <section className={isWide ? styles.wide : styles.section} data-testid={testId}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

/** A list in a reading; `inline` is for single words. */
export function ReadingList({
  items,
  isInline = false,
}: {
  items: readonly string[];
  isInline?: boolean;
}) {
  return (
    <ul className={isInline ? styles.inline : styles.list}>
      {items.map((item, index) => (
        // The index is the key, so that a new reading updates the items in place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
