import type { Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { writeEntry } from '../entry/entry';
import { announce } from '../result/announce';
import { CalculatedFrom } from '../result/CalculatedFrom';
import { ReadingResult, type ReadingTable } from '../result/ReadingResult';
import type { BaseReading } from '../result/Result';
import { ResultActions } from '../result/ResultActions';
import { ResultEnd } from '../result/ResultEnd';
import type { ReadingPart } from '../result/reading-parts';
import { Share } from '../share/Share';
import { chooserOf, LetterChoicesContext } from '../working/letter-chooser';
import { ToolLayout } from './ToolLayout';
import type { ToolState } from './tool';

type Props<R extends BaseReading> = {
  /** The name of the number. */
  kind: string;
  toolState: ToolState<Worked<number>, ReadingTable<R>>;
  form: ReactNode;
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
  /** The specified parts of a reading. */
  parts: readonly ReadingPart<R>[];
};

/** A calculator of one number with readings for 1 to 9: form, result, working and error states. */
export function DigitCalculator<R extends BaseReading>(props: Props<R>) {
  const { kind, toolState, form, waiting, parts } = props;
  const { offer, hasOfferAlways = false, noReading, note, extra } = props;
  const { tool, result, choose, loading } = toolState;
  const number = result?.value.value ?? 0;
  const reading = loading.state === 'ready' ? loading.loaded[number] : undefined;
  const fragment = result && writeEntry(result);
  const view = result?.extra['view'];

  return (
    <ToolLayout
      toolState={toolState}
      announcement={announce(kind, result?.value, reading)}
      form={form}
    >
      <div hidden={result !== undefined}>{waiting}</div>
      {!result && hasOfferAlways && <ResultEnd offer={offer} />}
      {result && (
        <LetterChoicesContext value={chooserOf(result, choose)} key={result.runId}>
          <CalculatedFrom person={result.people[0]} />
          <ReadingResult
            kind={[kind, view].filter(Boolean).join(' ')}
            worked={result.value}
            parts={parts}
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
                      kind: [view, kind].filter(Boolean).join(' '),
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
              <ResultActions
                fragment={fragment}
                people={tool.people > 0 ? result.entry.people : []}
              />
            }
          />
        </LetterChoicesContext>
      )}
    </ToolLayout>
  );
}
