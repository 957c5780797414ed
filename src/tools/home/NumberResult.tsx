import type { CalendarDate, Worked } from '../../numerology';
import type { CoreReading, CoreReadings } from '../../readings/types';
import { LetterSwitches } from '../../ui/LetterSwitches';
import type { NumberKind, TableName } from '../../ui/number-kinds';
import { PendingReading } from '../../ui/PendingReading';
import { ReadingList, ReadingSection, Result } from '../../ui/Result';
import type { Loading } from '../../ui/use-readings';
import { Working } from '../../ui/Working';
import { OtherMethod } from './OtherMethod';

type Props = {
  /** Another tab or another calculation closes an open working. */
  turn: string;
  kind: NumberKind;
  worked: Worked<number>;
  date: CalendarDate | undefined;
  loading: Loading<Readonly<Record<TableName, CoreReadings>>>;
};

/** One of the nine numbers with its reading; without one, the plain number and its working. */
export function NumberResult({ turn, kind, worked: { value, steps }, date, loading }: Props) {
  const tables = loading.state === 'ready' ? loading.readings : undefined;
  const table: { readonly [number: number]: CoreReading | undefined } | undefined =
    tables?.[kind.table];
  const reading = table?.[value];
  return (
    <Result
      number={value}
      kind={kind.what}
      title={reading?.title ?? `Number ${value}`}
      intro={reading?.intro}
      note={<LetterSwitches steps={steps} />}
    >
      {reading && <ReadingParts reading={reading} />}
      {!reading && value !== 0 && loading.state !== 'ready' && <PendingReading loading={loading} />}
      {steps.length === 0 && <p>There is no birth date to add up, so this number is 0.</p>}
      {steps.length > 0 && (
        // A reading that arrives late closes the working that stood in for it.
        <Working turn={`${turn} ${loading.state}`} steps={steps} isOpen={!reading} />
      )}
      {kind.key === 'lifePathNumber' && date && <OtherMethod turn={turn} date={date} />}
    </Result>
  );
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
