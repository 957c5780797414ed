import type { HomeNumbers } from '@ninefold/numerology';
import { memo } from 'react';
import type { CoreReading } from '../../readings/types';
import type { Calculation } from '../../ui/calculator/use-calculation';
import type { Loading } from '../../ui/calculator/use-readings';
import type { NumberKind } from '../../ui/result/number-kinds';
import { PendingReading } from '../../ui/result/PendingReading';
import { ReadingList, ReadingSection, Result } from '../../ui/result/Result';
import { ResultActions } from '../../ui/result/ResultActions';
import { LetterSwitches } from '../../ui/working/LetterSwitches';
import { Working } from '../../ui/working/Working';
import type { Tables } from './load-tables';
import { OtherMethod } from './OtherMethod';

type Props = {
  kind: NumberKind;
  calculation: Calculation<HomeNumbers>;
  loading: Loading<Tables>;
};

/**
 * One of the nine numbers with its reading; without one, the plain number and its working. Drawn
 * anew only for another of them, or when the readings come: a press may show what is drawn.
 */
export const NumberResult = memo(function NumberResult({ kind, calculation, loading }: Props) {
  const worked = calculation.value[kind.key];
  if (!worked) return null;
  const { value, steps } = worked;
  const { date } = calculation.entry;
  const reading = readingOf(value, kind, loading);
  // Another tab or another calculation closes an open working.
  const turn = `${kind.key} ${calculation.turn}`;
  return (
    <>
      <Result
        number={value}
        kind={kind.what}
        title={reading?.title ?? `Number ${value}`}
        intro={reading?.intro}
        note={<LetterSwitches steps={steps} />}
      >
        {reading && <ReadingParts reading={reading} />}
        {!reading && value !== 0 && loading.state !== 'ready' && (
          <PendingReading loading={loading} />
        )}
        {steps.length === 0 && <p>There is no birth date to add up, so this number is 0.</p>}
        {steps.length > 0 && (
          // A reading that arrives late closes the working that stood in for it.
          <Working turn={`${turn} ${loading.state}`} steps={steps} isOpen={!reading} />
        )}
        {kind.key === 'lifePathNumber' && date && <OtherMethod turn={turn} date={date} />}
      </Result>
      <ResultActions
        key={kind.key}
        entry={calculation.entry}
        card={
          reading && {
            number: value,
            kind: kind.label,
            title: reading.title,
            sentence: reading.intro,
          }
        }
      />
    </>
  );
});

/** The reading for a number of a kind, where one is written and has come. */
export function readingOf(
  number: number,
  { table }: NumberKind,
  loading: Loading<Tables>,
): CoreReading | undefined {
  if (loading.state !== 'ready') return undefined;
  const readings: { readonly [number: number]: CoreReading | undefined } = loading.readings[table];
  return readings[number];
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
          // By its place: a new reading changes the words and keeps the paragraphs.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index}>{insight}</p>
        ))}
      </ReadingSection>
    </>
  );
}
