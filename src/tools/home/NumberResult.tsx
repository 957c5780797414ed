import { isCoreNumber } from '@ninefold/numerology';
import type { SiteNumber } from '../../numbers/site-number';
import { type Entry, writeEntry } from '../../person/entry/entry';
import type { NumberKind } from '../../person/result/number-kinds';
import { ReadingList, ReadingSection, ReadingText, Result } from '../../person/result/Result';
import type { Card } from '../../person/share/picture/card';
import { Share } from '../../person/share/Share';
import { LetterSwitches } from '../../person/working/LetterSwitches';
import type { CoreReading } from '../../readings/types';
import { PendingReading } from '../../ui/loading/PendingReading';
import type { Loading } from '../../ui/loading/use-loaded';
import { a } from '../../ui/text/wording';
import styles from './HomeCalculator.module.css';
import type { KindReading } from './load-readings';

type Props = {
  kind: NumberKind;
  worked: SiteNumber;
  /** Undefined where there is none, or before the tables are loaded. */
  reading: KindReading | undefined;
  /** The picture of all nine numbers; none where some are missing. */
  seal: Card | undefined;
  /** An earlier number that has the same entry of the same table. */
  sameAs: NumberKind | undefined;
  entry: Entry;
  loading: Loading<unknown>;
};

/** One of the nine numbers with its reading; without one, the plain number. */
export function NumberResult({ kind, worked, reading, seal, sameAs, entry, loading }: Props) {
  const { value, steps } = worked;
  const isPending = isCoreNumber(value) && loading.state !== 'ready';
  const plain = isPending ? {} : { title: `Number ${value}` };
  return (
    <Result
      number={value}
      kind={reading || isPending ? `${kind.label} ${value}` : undefined}
      reading={reading ?? plain}
      share={
        reading && (
          <Share
            cards={[
              {
                kind: kind.label,
                numeral: String(value),
                art: { kind: 'figure', number: value },
                title: reading.title,
                sentence: reading.meaning,
              },
              ...(seal ? [seal] : []),
            ]}
            fragment={writeEntry(entry)}
          />
        )
      }
      note={<LetterSwitches steps={steps} />}
    >
      {reading?.inThisPlace && (
        <ReadingSection heading={`As your ${kind.label}`} isWide data-testid="in-this-place">
          <p>{reading.inThisPlace}</p>
        </ReadingSection>
      )}
      {reading && <ReadingParts reading={reading} value={value} sameAs={sameAs} />}
      {isPending && <PendingReading loading={loading} />}
      {!reading && !isPending && <p className={styles.quiet}>{whyZero(worked)}</p>}
    </Result>
  );
}

/** Only 0 has no reading: there was nothing to add up. */
function whyZero({ steps }: SiteNumber): string {
  return steps.length === 0
    ? 'There’s no birth date to add up, so this number is 0.'
    : 'No letter of this name counts here, so this number is 0.';
}

type PartsProps = { reading: CoreReading; value: number; sameAs: NumberKind | undefined };

function ReadingParts({ reading, value, sameAs }: PartsProps) {
  const insights = (
    <ReadingSection heading="Additional Insights" isWide>
      {reading.additionalInsights.map((insight, index) => (
        // The index is the key, so that a new reading updates the paragraphs in place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>{insight}</p>
      ))}
    </ReadingSection>
  );
  return (
    <>
      <ReadingSection heading="Key Traits" isWide>
        <ReadingList items={reading.keyTraits} isInline />
      </ReadingSection>
      <ReadingText heading="Strengths" text={reading.strengths} />
      <ReadingText heading="Challenges" text={reading.challenges} />
      {sameAs ? (
        <details className={styles.same} data-testid="same-insights">
          <summary>
            Your {sameAs.label} is {a(value)} {value} too, with the same additional insights
          </summary>
          {insights}
        </details>
      ) : (
        insights
      )}
    </>
  );
}
