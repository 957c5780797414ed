import type { Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { announce } from '../result/announce';
import { CalculatedFrom } from '../result/CalculatedFrom';
import { ReadingResult, type ReadingTable } from '../result/ReadingResult';
import type { BaseReading } from '../result/Result';
import { ResultActions } from '../result/ResultActions';
import { ResultEnd } from '../result/ResultEnd';
import { writeFragment } from '../session/private-link';
import { Share } from '../share/Share';
import { LetterChoicesContext } from '../working/letter-choices';
import { CalculatorLayout } from './CalculatorLayout';
import type { Calculator } from './use-calculator';

type Props<R extends BaseReading> = {
  /** The name of the number. */
  kind: string;
  calculator: Calculator<Worked<number>, ReadingTable<R>>;
  form: ReactNode;
  /** Whether the result is about a person. */
  isPersonal?: boolean;
  /** Shown until there is a result. */
  waiting: ReactNode;
  offer: Offer;
  /** Whether the offer is there before a result too. */
  hasOfferAlways?: boolean;
  /** What is shown for a number that can come up and has no reading: why, and its working. */
  noReading?: (working: ReactNode) => ReactNode;
  /** Shown under the number, instead of the switches for its letters. */
  note?: ReactNode;
  /** What we added to the reading, shown after the working. */
  extra?: ReactNode;
  /** The specified sections of a reading, in order. */
  children: (reading: R) => ReactNode;
};

/** A calculator of one number with readings for 1 to 9: form, result, working and error states. */
export function DigitCalculator<R extends BaseReading>(props: Props<R>) {
  const { kind, calculator, form, isPersonal = true, waiting, children } = props;
  const { offer, hasOfferAlways = false, noReading, note, extra } = props;
  const { latest, chooser, resultRef, loading } = calculator;
  const number = latest?.value.value ?? 0;
  const reading = loading.state === 'ready' ? loading.readings[number] : undefined;
  const fragment = latest && writeFragment(latest.entry);
  const fullKind = [kind, latest?.entry.view].filter(Boolean).join(' ');

  return (
    <CalculatorLayout
      announcement={announce(kind, latest?.value, reading)}
      runId={latest?.runId}
      form={form}
      resultRef={resultRef}
    >
      <div hidden={latest !== undefined}>{waiting}</div>
      {!latest && hasOfferAlways && <ResultEnd offer={offer} />}
      {latest && (
        <LetterChoicesContext value={chooser} key={latest.runId}>
          <CalculatedFrom values={latest.entry} />
          <ReadingResult
            kind={fullKind}
            worked={latest.value}
            loading={loading}
            offer={offer}
            hasOfferAlways={hasOfferAlways}
            noReading={noReading}
            note={note}
            extra={extra}
            share={
              reading && (
                <Share
                  cards={[
                    {
                      kind: [latest.entry.view, kind].filter(Boolean).join(' '),
                      numeral: String(number),
                      art: { kind: 'figure', number },
                      title: reading.title,
                      sentence: reading.meaning,
                    },
                  ]}
                  fragment={fragment}
                />
              )
            }
            actions={
              <ResultActions fragment={fragment} people={isPersonal ? [latest.entry] : []} />
            }
          >
            {children}
          </ReadingResult>
        </LetterChoicesContext>
      )}
    </CalculatorLayout>
  );
}
