import { isCoreNumber, type Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { CoreReading } from '../../readings/types';
import type { Loading } from '../../ui/calculator/use-readings';
import type { NumberKind } from '../../ui/result/number-kinds';
import { PendingReading } from '../../ui/result/PendingReading';
import { ReadingList, ReadingSection, Result } from '../../ui/result/Result';
import { ResultActions } from '../../ui/result/ResultActions';
import type { SavedResult } from '../../ui/session/form-values';
import { writeFragment } from '../../ui/session/private-link';
import { LetterSwitches } from '../../ui/working/LetterSwitches';
import { Working } from '../../ui/working/Working';
import type { CoreTables } from './load-core-tables';

type Props = {
  kind: NumberKind;
  worked: Worked<number>;
  /** Undefined where there is none, or before the tables are loaded. */
  reading: CoreReading | undefined;
  entry: SavedResult;
  loading: Loading<CoreTables>;
  /** Shown at the end of the reading. */
  children: ReactNode;
};

/** One of the nine numbers with its reading; without one, the plain number and its working. */
export function NumberResult({ kind, worked, reading, entry, loading, children }: Props) {
  const { value, steps } = worked;
  const OtherCount = loading.state === 'ready' && loading.readings.OtherCount;
  const card = reading && {
    fileName: `${kind.id}-${value}`,
    numeral: String(value),
    figures: [value],
    kind: kind.label,
    title: reading.title,
    sentence: reading.meaning,
  };
  return (
    <Result
      number={value}
      kind={`${kind.label} ${value}`}
      title={reading?.title ?? `Number ${value}`}
      meaning={reading?.meaning}
      intro={reading?.intro}
      note={<LetterSwitches steps={steps} />}
      actions={
        <>
          {children}
          <ResultActions fragment={writeFragment(entry)} card={card} />
        </>
      }
    >
      {reading && <ReadingParts reading={reading} />}
      {!reading && value !== 0 && loading.state !== 'ready' && <PendingReading loading={loading} />}
      {steps.length === 0 && <p>There’s no birth date to add up, so this number is 0.</p>}
      {steps.length > 0 && <Working steps={steps} isOpen={!reading} />}
      {OtherCount && <OtherCount kind={kind} worked={worked} date={entry.date} />}
    </Result>
  );
}

/** The reading for a number of a kind, with the meaning of that kind, once the tables are loaded. */
export function readingOf(
  number: number,
  { table, meanings }: NumberKind,
  loading: Loading<CoreTables>,
): CoreReading | undefined {
  if (loading.state !== 'ready' || !isCoreNumber(number)) return undefined;
  const { [table]: readings, nameMeanings } = loading.readings;
  const reading = readings[number];
  return meanings ? { ...reading, meaning: nameMeanings[meanings][number] } : reading;
}

function ReadingParts({ reading }: { reading: CoreReading }) {
  return (
    <>
      <ReadingSection heading="Key Traits" isWide>
        <ReadingList items={reading.keyTraits} isInline />
      </ReadingSection>
      <ReadingSection heading="Strengths">
        <p>{reading.strengths}</p>
      </ReadingSection>
      <ReadingSection heading="Challenges">
        <p>{reading.challenges}</p>
      </ReadingSection>
      <ReadingSection heading="Additional Insights" isWide>
        {reading.additionalInsights.map((insight, index) => (
          // The index is the key, so that a new reading updates the paragraphs in place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index}>{insight}</p>
        ))}
      </ReadingSection>
    </>
  );
}
