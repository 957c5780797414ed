import { type CalendarDate, isCoreNumber } from '@ninefold/numerology';
import { useId } from 'react';
import * as words from '#texts/tools/profile/entries';
import { type NumberId, numberNames } from '../../../numbers/number-names';
import type { SiteNumber } from '../../../numbers/site-number';
import { NumberBadge } from '../../../result/figures/NumberBadge';
import { chaldeanOf } from '../../../result/working/chaldean-of';
import styles from '../Entries.module.css';
import { CompactWorking } from './CompactWorking';
import { excerptOf } from './entries';

type Props = {
  /** The id of the element. */
  id: string;
  number: NumberId;
  worked: SiteNumber;
  today: CalendarDate;
  /** Where its reading is, which is not quoted then. */
  reading: string | undefined;
};

/** One number: its figure, its meaning and an excerpt of its reading or the way to it, and its working. */
export function NumberEntry({ id, number, worked, today, reading }: Props) {
  const { value, steps } = worked;
  const { label, what } = numberNames[number];
  const labelId = useId();
  const excerpt = excerptOf(number, value, today);
  const isShort = !excerpt?.intro;
  const chaldean = chaldeanOf(steps);
  return (
    <article
      id={id}
      className={isShort ? `whole ${styles.entry}` : styles.entry}
      aria-labelledby={labelId}
      tabIndex={-1}
    >
      <NumberBadge number={value} size="coin" />
      <div>
        <div className={styles.opening}>
          <h3 id={labelId} className={`gold ${styles.label}`}>
            {label}
          </h3>
          <p className={excerpt ? 'note' : 'reading'}>
            {what}{' '}
            {reading && isCoreNumber(value) && (
              <a className="screen-only" href={reading}>
                {words.readYour(number, value)}
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
        {!reading && !excerpt && (
          <p className={`reading ${styles.passage}`}>{unwritten(number, value)}</p>
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
function unwritten(id: NumberId, value: number): string {
  return id === 'karmic' ? words.noDistance(value) : words.nothingToAdd(id);
}
