import type { Worked } from '../../numerology';
import type { CoreReading, CoreReadings } from '../../readings/types';
import { PendingReading } from '../../ui/PendingReading';
import { ReadingList, ReadingSection, Result } from '../../ui/Result';
import type { Loading } from '../../ui/use-readings';
import { Working } from '../../ui/Working';
import type { NumberKind, TableName } from './number-kinds';

type Props = {
  /** Another tab or another calculation closes an open working. */
  turn: string;
  kind: NumberKind;
  worked: Worked<number>;
  loading: Loading<Readonly<Record<TableName, CoreReadings>>>;
};

/** One of the nine numbers with its reading; without one, the plain number and its working. */
export function NumberResult({ turn, kind, worked: { value, steps }, loading }: Props) {
  const tables = loading.state === 'ready' ? loading.readings : undefined;
  const table: { readonly [number: number]: CoreReading | undefined } | undefined =
    tables?.[kind.table];
  const reading = table?.[value];
  if (!reading) {
    const isMissing = loading.state === 'ready' || value === 0;
    return (
      <Result number={value} kind={kind.what} title={`Number ${value}`}>
        {!isMissing && <PendingReading loading={loading} />}
        {steps.length === 0 && <p>There is no birth date to add up, so this number is 0.</p>}
        {steps.length > 0 && <Working key={turn} steps={steps} isOpen />}
      </Result>
    );
  }
  return (
    <Result number={value} kind={kind.what} title={reading.title} intro={reading.intro}>
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
      <Working key={turn} steps={steps} />
    </Result>
  );
}
