import type { Worked } from '@ninefold/numerology';
import { Fragment, type ReactNode } from 'react';
import * as words from '#texts/result/tool';
import type { Offer } from '../../config/offer';
import type { BaseReading } from '../../readings/types';
import { PendingReading } from '../../ui/loading/PendingReading';
import { NumberBadge } from '../figures/NumberBadge';
import { announce } from '../reading/announce';
import { CalculatedFrom } from '../reading/CalculatedFrom';
import {
  MoreAbout,
  ReadingList,
  ReadingSection,
  type ReadingTable,
  Result,
} from '../reading/Result';
import styles from '../reading/Result.module.css';
import { ResultActions } from '../reading/ResultActions';
import { ResultEnd } from '../reading/ResultEnd';
import { partsIn, type ReadingPart } from '../reading/reading-parts';
import { figureCard } from '../share/picture/result-card';
import { Share } from '../share/Share';
import { LetterSwitches } from '../working/LetterSwitches';
import { Working } from '../working/Working';
import { ToolLayout } from './ToolLayout';
import type { ToolState } from './tool';

type Props<R extends BaseReading> = {
  kind: string;
  toolState: ToolState<Worked<number>, ReadingTable<R>>;
  form: ReactNode;
  placeholder: ReactNode;
  offer: Offer;
  /** Whether the offer is there without a reading too. */
  hasOfferAlways?: boolean;
  /** What is shown for a number that can come up and has no reading: why, and its working. */
  noReading?: (working: ReactNode) => ReactNode;
  note?: ReactNode;
  /** Shown after the working. */
  extra?: ReactNode;
  parts: readonly ReadingPart<R>[];
};

/**
 * A calculator of one number with readings for 1 to 9: form, result, working and error states. A number
 * without a reading has its open working: a submit always gets an answer.
 */
export function DigitCalculator<R extends BaseReading>(props: Props<R>) {
  const { kind, toolState, form, placeholder, parts } = props;
  const { offer, hasOfferAlways = false, noReading, note, extra } = props;
  const { tool, result, loading } = toolState;
  const { value: number, steps } = result?.value ?? { value: 0, steps: [] };
  const reading = loading.loaded?.[number];
  const year = result?.extra['view'];
  const fullKind = year ? words.inYear(kind, year) : kind;
  const cardKind = year ? words.onCard(kind, year) : kind;
  const working = (isOpen: boolean) => (
    <Working steps={steps} isOpen={isOpen}>
      <LetterSwitches steps={steps} />
    </Working>
  );

  return (
    <ToolLayout
      toolState={toolState}
      announcement={announce(kind, result?.value, reading)}
      form={form}
      placeholder={placeholder}
    >
      {!result && hasOfferAlways && <ResultEnd offer={offer} />}
      {result && (
        <Fragment key={result.runId}>
          <CalculatedFrom person={result.people[0]} />
          <Result
            number={number}
            kind={fullKind}
            reading={reading}
            withoutReading={
              <div className={`stack-2 measure ${styles.number}`}>
                <h2 className={styles.heading}>
                  <span>{fullKind}</span> <NumberBadge number={number} testId="number-alone" />
                </h2>
                {number >= 1 && number <= 9 && loading.state !== 'ready' ? (
                  <>
                    <PendingReading loading={loading} />
                    {working(true)}
                    {hasOfferAlways && <ResultEnd offer={offer} />}
                  </>
                ) : (
                  (noReading?.(working(true)) ?? working(true))
                )}
              </div>
            }
            share={
              reading && (
                <Share
                  cards={[figureCard(cardKind, number, reading.title, reading.meaning)]}
                  link={result.link}
                />
              )
            }
            note={note}
            end={
              <ResultEnd offer={offer}>
                {working(false)}
                {extra}
                <MoreAbout number={number} />
              </ResultEnd>
            }
          >
            {reading &&
              partsIn(reading, parts).map(({ heading, form, text }) => (
                <ReadingSection key={heading} heading={heading} isWide={form !== undefined}>
                  {typeof text === 'string' ? (
                    <p>{text}</p>
                  ) : (
                    <ReadingList items={text} isInline={form === 'words'} />
                  )}
                </ReadingSection>
              ))}
          </Result>
          <ResultActions link={result.link} people={tool.people > 0 ? result.entry.people : []} />
        </Fragment>
      )}
    </ToolLayout>
  );
}
