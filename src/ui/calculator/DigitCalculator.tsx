import type { Worked } from '@ninefold/numerology';
import type { ComponentProps, ReactNode } from 'react';
import { announce } from '../result/announce';
import { type BaseReading, ReadingResult, type ReadingTable } from '../result/ReadingResult';
import { ResultActions } from '../result/ResultActions';
import type { FormValues } from '../session/form-values';
import { LetterChoicesContext } from '../working/letter-choices';
import { CalculatorForm } from './CalculatorForm';
import { CalculatorLayout } from './CalculatorLayout';
import { type Calculate, useCalculation } from './use-calculation';
import { useReadings } from './use-readings';

type Props<R extends BaseReading> = {
  /** The name of the number. */
  kind: string;
  form: Omit<ComponentProps<typeof CalculatorForm>, 'onTouch' | 'onCalculate' | 'onForget'>;
  load: () => Promise<ReadingTable<R>>;
  calculate: Calculate<Worked<number>>;
  /** Shown until there is a result. */
  waiting: ReactNode;
  /** Why a number that can come up has no reading. */
  noReading: string;
  /** The sections of a reading, in order. */
  children: (reading: R, number: number, values: FormValues) => ReactNode;
};

/** A calculator of one number with readings for 1 to 9: form, result, working and error states. */
export function DigitCalculator<R extends BaseReading>(props: Props<R>) {
  const { kind, form, load, calculate, waiting, noReading, children } = props;
  const { loading, fetchReadings } = useReadings(load);
  const { latest, chooser, resultRef, run, clear } = useCalculation(calculate);
  const number = latest?.value.value ?? 0;
  const reading = loading.state === 'ready' ? loading.readings[number] : undefined;

  return (
    <CalculatorLayout
      announcement={announce(kind, latest?.value, reading)}
      form={<CalculatorForm {...form} onTouch={fetchReadings} onCalculate={run} onForget={clear} />}
      resultRef={resultRef}
    >
      {!latest && waiting}
      {latest && (
        <LetterChoicesContext value={chooser} key={latest.runId}>
          <ReadingResult
            kind={kind}
            worked={latest.value}
            loading={loading}
            noReading={noReading}
            actions={
              <ResultActions
                values={latest.values}
                card={reading && { number, kind, title: reading.title, sentence: reading.meaning }}
              />
            }
          >
            {(found) => children(found, number, latest.values)}
          </ReadingResult>
        </LetterChoicesContext>
      )}
    </CalculatorLayout>
  );
}
