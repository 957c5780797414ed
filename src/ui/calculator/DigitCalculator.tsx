import type { Worked } from '@ninefold/numerology';
import type { ComponentProps, ReactNode } from 'react';
import { announce } from '../result/announce';
import { type BaseReading, ReadingResult, type ResultParts } from '../result/ReadingResult';
import { ResultActions } from '../result/ResultActions';
import { Whose } from '../result/Whose';
import type { SavedResult } from '../session/form-values';
import { writeFragment } from '../session/private-link';
import { LetterChoicesContext } from '../working/letter-choices';
import { CalculatorForm } from './CalculatorForm';
import { CalculatorLayout } from './CalculatorLayout';
import { type Calculate, useCalculation, type Views } from './use-calculation';
import { useReadings } from './use-readings';

type Props<R extends BaseReading> = {
  /** The name of the number. */
  kind: string;
  form: Omit<ComponentProps<typeof CalculatorForm>, 'onTouch' | 'onCalculate' | 'onForget'>;
  load: () => Promise<ResultParts<R>>;
  calculate: Calculate<Worked<number>>;
  views?: Views;
  /** Changes the view, shown under the number. */
  viewSwitch?: (view: string, show: (view: string) => void) => ReactNode;
  /** Shown until there is a result. */
  waiting: ReactNode;
  /** Why a number that can come up has no reading. */
  noReading: string;
  /** Shown below the working of such a number. */
  afterWorking?: (entry: SavedResult) => ReactNode;
  /** The sections of a reading, in order. */
  children: (reading: R, number: number, entry: SavedResult) => ReactNode;
};

/** A calculator of one number with readings for 1 to 9: form, result, working and error states. */
export function DigitCalculator<R extends BaseReading>(props: Props<R>) {
  const { form, load, calculate, views, viewSwitch, waiting, noReading } = props;
  const { afterWorking, children } = props;
  const { loading, fetchReadings } = useReadings(load);
  const { latest, chooser, resultRef, run, show, clear } = useCalculation(calculate, views);
  const number = latest?.value.value ?? 0;
  const reading = loading.state === 'ready' ? loading.readings[number] : undefined;
  const kind = [props.kind, latest?.entry.view].filter(Boolean).join(' ');

  return (
    <CalculatorLayout
      announcement={announce(props.kind, latest?.value, reading)}
      runId={latest?.runId}
      form={<CalculatorForm {...form} onTouch={fetchReadings} onCalculate={run} onForget={clear} />}
      resultRef={resultRef}
    >
      <div hidden={latest !== undefined}>{waiting}</div>
      {latest && (
        <LetterChoicesContext value={chooser} key={latest.runId}>
          <Whose values={latest.entry} />
          <ReadingResult
            kind={kind}
            worked={latest.value}
            loading={loading}
            noReading={noReading}
            afterWorking={afterWorking?.(latest.entry)}
            note={viewSwitch?.(latest.entry.view, show)}
            actions={
              <ResultActions
                fragment={writeFragment(latest.entry)}
                card={
                  reading && {
                    fileName: [location.pathname.slice(1), latest.entry.view, number]
                      .filter(Boolean)
                      .join('-'),
                    numeral: String(number),
                    figures: [number],
                    kind,
                    title: reading.title,
                    sentence: reading.meaning,
                  }
                }
              />
            }
          >
            {(found) => children(found, number, latest.entry)}
          </ReadingResult>
        </LetterChoicesContext>
      )}
    </CalculatorLayout>
  );
}
