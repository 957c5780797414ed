import { isCoreNumber } from '@ninefold/numerology';
import type { ComponentProps, ReactNode } from 'react';
import { everythingAbout } from '#texts/result';
import { path } from '../../config/paths';
import type { BaseReading } from '../../readings/types';
import { NumberBadge } from '../figures/NumberBadge';
import { AfterFirstPaint } from './AfterFirstPaint';
import styles from './Result.module.css';

export type ReadingTable<R> = { readonly [number: number]: R | undefined };

type Props = {
  number: number;
  /** What kind of number this is, and what is worth saying right after the number. */
  kind?: ReactNode;
  /** As much of it as there is; undefined where another element takes its place. */
  reading: Partial<BaseReading> | undefined;
  withoutReading?: ReactNode;
  /** Shown right after the intro. */
  share?: ReactNode;
  /** Shown under the number, with or without a reading. */
  note?: ReactNode;
  /** Shown after the parts of the reading. */
  end?: ReactNode;
  children: ReactNode;
};

/** A number with its figure, its title and its reading. */
export function Result(props: Props) {
  const { number, kind, reading, withoutReading, share, note, end, children } = props;
  // One element for both, so that a switch in the note keeps its focus when a reading appears or
  // disappears.
  return (
    <div data-testid={reading && 'result'} data-number={number}>
      {reading ? (
        <header className={styles.head}>
          <NumberBadge number={number} />
          <div className={styles.words}>
            {kind && <p className="row-0 gold label">{kind}</p>}
            {reading.title && <h2 className={`${styles.title} hue-rule`}>{reading.title}</h2>}
            {reading.meaning && (
              <p className="lead" data-testid="meaning">
                {reading.meaning}
              </p>
            )}
            {reading.intro && <p className="reading mt-1">{reading.intro}</p>}
            {share}
          </div>
        </header>
      ) : (
        withoutReading
      )}
      <AfterFirstPaint>
        {note}
        {reading && <div className={`halves ${styles.body}`}>{children}</div>}
        {reading && end}
      </AfterFirstPaint>
    </div>
  );
}

/** The way from a number in a result to its page. */
export function MoreAbout({ number }: { number: number }) {
  if (!isCoreNumber(number)) return null;
  return (
    <p className="screen-only">
      <a className="touch quiet" href={path(`numbers/${number}`)}>
        {everythingAbout(number)}
      </a>
    </p>
  );
}

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & {
  heading: string;
  isWide?: boolean;
};

/** A section of a reading: a heading with its text or list. */
export function ReadingSection({ heading, children, isWide = false, ...section }: SectionProps) {
  return (
    <section {...section} className={`reading ${styles.section} ${isWide ? '' : styles.half}`}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

/** A list in a reading; `isInline` is for single words. */
export function ReadingList({
  items,
  isInline = false,
}: {
  items: readonly string[];
  isInline?: boolean;
}) {
  return (
    <ul className={isInline ? `row ${styles.inline}` : 'stack-1 points'}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the key, so that a new reading updates the items in place
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
