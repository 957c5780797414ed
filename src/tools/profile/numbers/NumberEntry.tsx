import { type CalendarDate, isCoreNumber } from '@ninefold/numerology';
import { useId } from 'react';
import type { SiteNumber } from '../../../numbers/site-number';
import { NumberBadge } from '../../../person/result/NumberBadge';
import { type ChaldeanNumber, chaldeanOf } from '../../../person/working/chaldean-of';
import type { ProfileTables } from '../load-profile-tables';
import { CompactWorking } from './CompactWorking';
import type { ProfileEntry } from './entries';
import styles from './NumberEntry.module.css';

type Props = {
  id: string;
  entry: ProfileEntry;
  worked: SiteNumber;
  tables: ProfileTables;
  today: CalendarDate;
  /** Where its reading is, which is not quoted then. */
  reading: string | undefined;
};

/** One number: its figure, its meaning and an excerpt of its reading or the way to it, and its working. */
export function NumberEntry({ id, entry, worked, tables, today, reading }: Props) {
  const { value, steps } = worked;
  const labelId = useId();
  const excerpt = entry.excerpt?.(tables, value, today);
  const isShort = !excerpt?.intro;
  const chaldean = chaldeanOf(steps);
  return (
    <article
      id={id}
      className={isShort ? styles.short : styles.entry}
      aria-labelledby={labelId}
      tabIndex={-1}
    >
      <NumberBadge number={value} size="coin" />
      <div>
        <div className={styles.opening}>
          <h3 id={labelId} className={styles.label}>
            {entry.label}
          </h3>
          <p className={styles.what}>
            {entry.what}{' '}
            {reading && isCoreNumber(value) && (
              <a href={reading}>
                Read your {entry.label} {value}
              </a>
            )}
          </p>
          {excerpt?.title && <p className={styles.title}>{excerpt.title}</p>}
          {excerpt && (
            <p className={styles.meaning} data-testid="meaning">
              {excerpt.meaning}
            </p>
          )}
        </div>
        {excerpt?.passage && (
          <details className={styles.fold}>
            <summary>More about this {value}</summary>
            {excerpt.intro && <p className={styles.passage}>{excerpt.intro}</p>}
            <p className={styles.passage}>{excerpt.passage}</p>
          </details>
        )}
        {entry.excerpt && !excerpt && <p className={styles.passage}>{unwritten(entry, value)}</p>}
        <CompactWorking steps={steps} />
        {chaldean && <p className={styles.what}>By Chaldean letters: {inShort(chaldean)}</p>}
      </div>
    </article>
  );
}

/** “24, which makes 6”; a single digit makes nothing else. */
function inShort({ compound, value }: ChaldeanNumber): string {
  return compound === value ? `${value}` : `${compound}, which makes ${value}`;
}

/** Why a number has no reading. */
function unwritten({ key, label }: ProfileEntry, value: number): string {
  if (key === 'karmicNumber') {
    return `We don’t have a reading for a distance of ${value}, which takes a master number on one side or on both. What each side means is under Destiny and Life Path.`;
  }
  return `There was nothing to add up for the ${label} in this name, so it’s 0, and 0 has no reading.`;
}
