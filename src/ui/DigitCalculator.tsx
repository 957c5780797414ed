import type { ComponentProps, ReactNode } from 'react';
import type { LetterChoices, Worked } from '../numerology';
import { CalculatorForm, type Entry } from './CalculatorForm';
import { CalculatorLayout } from './CalculatorLayout';
import { LetterChoicesContext } from './letter-choices';
import { announce, ReadingResult, type Table, type Titled } from './ReadingResult';
import { ResultActions } from './ResultActions';
import { useCalculation } from './use-calculation';
import { useReadings } from './use-readings';

type Props<R extends Titled> = {
  /** What the number is called. */
  kind: string;
  form: Omit<ComponentProps<typeof CalculatorForm>, 'onCalculate' | 'onOpen' | 'onForget'>;
  /** Fetches the readings; declared outside the component, so that it stays the same. */
  load: () => Promise<Table<R>>;
  calculate: (entry: Entry, choices: LetterChoices) => Worked<number> | undefined;
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
  const number = latest?.value.value ?? 0;
  const reading = loading.state === 'ready' ? loading.readings[number] : undefined;

  return (
    <CalculatorLayout
      announcement={announce(kind, latest?.value, loading)}
      form={<CalculatorForm {...form} onCalculate={show} onOpen={open} onForget={clear} />}
      place={place}
      actions={
        latest && (
          <ResultActions
            entry={latest.entry}
            card={reading && { number, kind, title: reading.title, sentence: reading.intro }}
          />
        )
      }
    >
      <LetterChoicesContext value={chooser}>
        {latest ? (
          <ReadingResult
            turn={latest.turn}
            kind={kind}
            worked={latest.value}
            loading={loading}
            noReading={noReading}
          >
            {(reading) => children(reading, number, latest.entry)}
          </ReadingResult>
        ) : (
          waiting
        )}
      </LetterChoicesContext>
    </CalculatorLayout>
  );
}
