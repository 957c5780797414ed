import type { ComponentProps, ReactNode } from 'react';
import type { Worked } from '../numerology';
import { CalculatorForm, type Entry } from './CalculatorForm';
import { CalculatorLayout } from './CalculatorLayout';
import { LetterChoicesContext } from './letter-choices';
import { announce, ReadingResult, type Table, type Titled } from './ReadingResult';
import { Rehearsal } from './Rehearsal';
import { ResultActions } from './ResultActions';
import { type Calculate, type Calculation, useCalculation } from './use-calculation';
import { useReadings } from './use-readings';

type Props<R extends Titled> = {
  /** What the number is called. */
  kind: string;
  form: Omit<ComponentProps<typeof CalculatorForm>, 'onCalculate' | 'onOpen' | 'onForget'>;
  /** Fetches the readings; declared outside the component, so that it stays the same. */
  load: () => Promise<Table<R>>;
  calculate: Calculate<Worked<number>>;
  /** What stands in the result's place until there is one. */
  waiting: ReactNode;
  /** Why a number that can come up has no reading. */
  noReading: string;
  /** The parts of a reading, in order. */
  children: (reading: R, number: number, entry: Entry) => ReactNode;
};

/** A calculator of one number with readings for 1 to 9: form, result, working and every fault. */
export function DigitCalculator<R extends Titled>(props: Props<R>) {
  const { kind, form, load, calculate, waiting, noReading, children } = props;
  const loading = useReadings(load);
  const { latest, chooser, place, show, open, clear } = useCalculation(calculate);

  const result = ({ entry, value, turn }: Calculation<Worked<number>>) => (
    <ReadingResult turn={turn} kind={kind} worked={value} loading={loading} noReading={noReading}>
      {(reading) => children(reading, value.value, entry)}
    </ReadingResult>
  );

  const actions = ({ entry, value: { value } }: Calculation<Worked<number>>) => {
    const reading = loading.state === 'ready' ? loading.readings[value] : undefined;
    const card = reading && { number: value, kind, title: reading.title, sentence: reading.intro };
    return <ResultActions entry={entry} card={card} />;
  };

  return (
    <CalculatorLayout
      announcement={announce(kind, latest?.value, loading)}
      form={<CalculatorForm {...form} onCalculate={show} onOpen={open} onForget={clear} />}
      place={place}
      actions={latest && actions(latest)}
    >
      <LetterChoicesContext value={chooser}>
        {latest ? result(latest) : waiting}
      </LetterChoicesContext>
      {!latest && loading.state === 'ready' && (
        <Rehearsal calculate={calculate} place={place}>
          {(calculation) => (
            <>
              {result(calculation)}
              {actions(calculation)}
            </>
          )}
        </Rehearsal>
      )}
    </CalculatorLayout>
  );
}
