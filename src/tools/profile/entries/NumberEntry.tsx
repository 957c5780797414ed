import { type CalendarDate, isCoreNumber } from '@ninefold/numerology';
import { useId } from 'react';
import * as words from '#texts/tools/profile/entries';
import type { SiteNumber } from '../../../numbers/site-number';
import { NumberBadge } from '../../../person/result/NumberBadge';
import { chaldeanOf } from '../../../person/working/chaldean-of';
import styles from '../Entries.module.css';
import { CompactWorking } from './CompactWorking';
import { excerptOf, type ProfileEntry } from './entries';

type Props = {
  id: string;
  entry: ProfileEntry;
  worked: SiteNumber;
  today: CalendarDate;
  /** Where its reading is, which is not quoted then. */
  reading: string | undefined;
};

/** One number: its figure, its meaning and an excerpt of its reading or the way to it, and its working. */
export function NumberEntry({ id, entry, worked, today, reading }: Props) {
  const { value, steps } = worked;
  const labelId = useId();
  const excerpt = excerptOf(entry, value, today);
  const isShort = !excerpt?.intro;
  const chaldean = chaldeanOf(steps);
  return (
    <article
      id={id}
      className={isShort ? `${styles.entry} ${styles.whole}` : styles.entry}
      aria-labelledby={labelId}
      tabIndex={-1}
    >
      <NumberBadge number={value} size="coin" />
      <div>
        <div className={styles.opening}>
          <h3 id={labelId} className={styles.label}>
            {entry.label}
          </h3>
          <p className={excerpt ? 'note' : 'reading'}>
            {entry.what}{' '}
            {reading && isCoreNumber(value) && (
              <a className="screen-only" href={reading}>
                {words.readYour(entry.id, value)}
              </a>
            )}
          </p>
          {excerpt?.title && <p className="h3 mt-1">{excerpt.title}</p>}
          {excerpt && (
            <p className="lead mt-half" data-testid="meaning">
              {excerpt.meaning}
            </p>
          )}
        </div>
        {excerpt?.passage && (
          <details className={styles.more}>
            <summary className="summary">{words.moreAbout(value)}</summary>
            {excerpt.intro && <p className={`reading ${styles.passage}`}>{excerpt.intro}</p>}
            <p className={`reading ${styles.passage}`}>{excerpt.passage}</p>
          </details>
        )}
        {!entry.view && !excerpt && (
          <p className={`reading ${styles.passage}`}>{unwritten(entry, value)}</p>
        )}
        <CompactWorking steps={steps}>
          {chaldean && (
            <p className="note mt-1">
              {words.byChaldeanLetters(chaldean.compound, chaldean.value)}
            </p>
          )}
        </CompactWorking>
      </div>
    </article>
  );
}

/** Why a number has no reading. */
function unwritten({ key, id }: ProfileEntry, value: number): string {
  return key === 'karmicNumber' ? words.noDistance(value) : words.nothingToAdd(id);
}
