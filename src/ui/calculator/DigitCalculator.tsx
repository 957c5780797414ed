import type { Worked } from '@ninefold/numerology';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { announce, ReadingResult, type Table, type Titled } from '../result/ReadingResult';
import { ResultActions } from '../result/ResultActions';
import { LetterChoicesContext } from '../working/letter-choices';
import { CalculatorForm, type Entry } from './CalculatorForm';
import { CalculatorLayout } from './CalculatorLayout';
import { Stage } from './Stage';
import { type Calculate, type Calculation, useCalculation } from './use-calculation';
import { type Loading, useReadings } from './use-readings';

type Props<R extends Titled> = {
  /** What the number is called. */
  kind: string;
  form: Omit<
    ComponentProps<typeof CalculatorForm>,
    'onFilled' | 'onCalculate' | 'onOpen' | 'onForget'
  >;
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
  const { latest, drawn, chooser, place, prepare, show, open, clear } = useCalculation(
    calculate,
    loading.state === 'ready',
  );

  return (
    <CalculatorLayout
      announcement={announce(kind, latest?.value, loading)}
      form={
        <CalculatorForm
          {...form}
          onFilled={prepare}
          onCalculate={show}
          onOpen={open}
          onForget={clear}
        />
      }
      place={place}
    >
      {!latest && waiting}
      <Stage isShown={Boolean(latest)}>
        {drawn && (
          <LetterChoicesContext value={chooser}>
            <DigitResult calculation={drawn} {...{ kind, loading, noReading, children }} />
          </LetterChoicesContext>
        )}
      </Stage>
    </CalculatorLayout>
  );
}

type ResultProps<R extends Titled> = Pick<Props<R>, 'kind' | 'noReading' | 'children'> & {
  calculation: Calculation<Worked<number>>;
  loading: Loading<Table<R>>;
};

/** Drawn anew only for another calculation, or when the readings come: a press may show what is drawn. */
const DigitResult = memo(function DigitResult<R extends Titled>(props: ResultProps<R>) {
  const { kind, noReading, children, calculation, loading } = props;
  const { entry, value: worked, turn } = calculation;
  const number = worked.value;
  const reading = loading.state === 'ready' ? loading.readings[number] : undefined;
  return (
    <>
      <ReadingResult
        turn={turn}
        kind={kind}
        worked={worked}
        loading={loading}
        noReading={noReading}
      >
        {(found) => children(found, number, entry)}
      </ReadingResult>
      <ResultActions
        entry={entry}
        card={reading && { number, kind, title: reading.title, sentence: reading.intro }}
      />
    </>
  );
}) as <R extends Titled>(props: ResultProps<R>) => ReactNode;
