import { ageOn, isCoreNumber } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import * as words from '#texts/tools/home';
import type { SiteNumber } from '../../numbers/site-number';
import { hasOwnInsights, type NumberKind, sharesReadings } from '../../result/reading/number-kinds';
import { ReadingList, ReadingSection, Result } from '../../result/reading/Result';
import { ADDITIONAL_INSIGHTS, coreParts, partsIn } from '../../result/reading/reading-parts';
import { figureCard, type ResultCard } from '../../result/share/picture/result-card';
import { Share } from '../../result/share/Share';
import type { ToolResult } from '../../result/tool/tool';
import { useToday } from '../../ui/browser/use-today';
import { PendingReading } from '../../ui/loading/PendingReading';
import type { Loading } from '../../ui/loading/use-loaded';
import styles from './Home.module.css';
import type { KindReading } from './load-readings';

type Props = {
  kind: NumberKind;
  worked: SiteNumber;
  /** Undefined where there is none, or before the tables are loaded. */
  reading: KindReading | undefined;
  /** The picture of all nine numbers; none where some are missing. */
  allNineCard: ResultCard | undefined;
  /** The earlier numbers that have the same entry of the same table. */
  earlier: readonly NumberKind[];
  /** The way to what all the numbers say together. */
  allNine: ReactNode;
  result: ToolResult<unknown>;
  loading: Loading<unknown>;
};

/** One of the nine numbers with its reading; without one, the plain number. */
export function NumberResult(props: Props) {
  const { kind, worked, reading, allNineCard, earlier, allNine, result, loading } = props;
  const { value } = worked;
  const [sameAs] = earlier;
  const isPending = isCoreNumber(value) && loading.state !== 'ready';
  const today = useToday();
  const [{ date }] = result.people;
  const age = date && today && ageOn(date, today);
  const intro = [
    sameAs && words.sameAsYour(sameAs.id, value),
    reading?.intro,
    kind.id === 'maturity' && (age && age >= 40 ? words.afterForty : words.beforeForty),
  ]
    .filter(Boolean)
    .join(' ');
  const plain = isPending ? {} : { title: words.justNumber(value) };
  return (
    <Result
      number={value}
      kind={(reading || isPending) && `${kind.label} ${value}`}
      reading={reading ? { ...reading, intro } : plain}
      share={
        reading && (
          <div className="row-0">
            <Share
              cards={[
                figureCard(kind.label, value, reading.title, reading.meaning),
                ...(allNineCard ? [allNineCard] : []),
              ]}
              link={result.link}
            />
            {allNine}
          </div>
        )
      }
    >
      {reading?.inThisPlace && (
        <ReadingSection heading={words.asYour(kind.id)} isWide data-testid="in-this-place">
          <p>{reading.inThisPlace}</p>
        </ReadingSection>
      )}
      {reading && <ReadingParts kind={kind} value={value} reading={reading} earlier={earlier} />}
      {isPending && <PendingReading loading={loading} />}
      {/* Only 0 has no reading: there was nothing to add up. */}
      {!reading && !isPending && (
        <p className="quiet">{worked.steps.length === 0 ? words.noDate : words.noLetters}</p>
      )}
    </Result>
  );
}

type PartsProps = Pick<Props, 'kind' | 'earlier'> & { value: number; reading: KindReading };

function ReadingParts({ kind, value, reading, earlier }: PartsProps) {
  const shownBefore = hasOwnInsights(kind)
    ? undefined
    : earlier.find((candidate) => !hasOwnInsights(candidate));
  const insights = (
    <ReadingSection heading={ADDITIONAL_INSIGHTS} isWide>
      {reading.additionalInsights.map((insight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the key, so that a new reading updates the paragraphs in place
        <p key={index}>{insight}</p>
      ))}
    </ReadingSection>
  );
  return (
    <>
      <ReadingSection heading={words.keyTraits} isWide>
        <p className="note">{traitsNote(kind, value)}</p>
        <ReadingList items={reading.keyTraits} isInline />
      </ReadingSection>
      {partsIn(reading, coreParts).map(({ heading, text }) => (
        <ReadingSection key={heading} heading={heading}>
          <p>{text}</p>
        </ReadingSection>
      ))}
      {shownBefore ? (
        <details className={styles.same} data-testid="same-insights">
          <summary className="summary">{words.sameInsightsAs(shownBefore.id)}</summary>
          {insights}
        </details>
      ) : (
        insights
      )}
    </>
  );
}

/** When the traits of a number show. The four that share a list have it from another number. */
function traitsNote({ id, table }: NumberKind, value: number): string {
  return sharesReadings(id) ? words.traitsOfAny(value) : words.traitsShow[table];
}
