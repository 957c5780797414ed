import type { Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { PendingReading } from '../../ui/loading/PendingReading';
import type { Loading } from '../../ui/loading/use-loaded';
import { LetterSwitches } from '../working/LetterSwitches';
import { Working } from '../working/Working';
import { AfterHead } from './AfterHead';
import { NumberWithoutReading } from './NumberWithoutReading';
import { type BaseReading, MoreAbout, ReadingList, ReadingSection, Result } from './Result';
import { ResultEnd } from './ResultEnd';
import { partsIn, type ReadingPart } from './reading-parts';

/** Readings by their number. */
export type ReadingTable<R> = { readonly [number: number]: R | undefined };

type Props<R extends BaseReading> = {
  kind: string;
  worked: Worked<number>;
  loading: Loading<ReadingTable<R>>;
  offer: Offer;
  /** Whether the offer is there without a reading too. */
  hasOfferAlways: boolean;
  /** What is shown for a number that has no reading: why, and its working. */
  noReading?: ((working: ReactNode) => ReactNode) | undefined;
  /** Shown under the number. */
  note?: ReactNode;
  /** Shown right after the intro. */
  share: ReactNode;
  /** What we added to the reading, shown after the working. */
  extra: ReactNode;
  /** Shown after the reading. */
  actions: ReactNode;
  /** The specified parts of the reading. */
  parts: readonly ReadingPart<R>[];
};

/** The reading for a number, or its working where there is none: a submit always gets an answer. */
export function ReadingResult<R extends BaseReading>(props: Props<R>) {
  const { kind, worked, loading, offer, hasOfferAlways, noReading = explainNoReading } = props;
  const { share, note, extra, actions, parts } = props;
  const { value, steps } = worked;
  const hasReading = value >= 1 && value <= 9;
  const reading = hasReading && loading.state === 'ready' ? loading.loaded[value] : undefined;
  const working = (isOpen: boolean) => (
    <Working steps={steps} isOpen={isOpen}>
      <LetterSwitches steps={steps} />
    </Working>
  );
  return (
    <>
      <Result
        number={value}
        kind={kind}
        reading={reading}
        withoutReading={
          <NumberWithoutReading kind={kind} number={value}>
            {hasReading && loading.state !== 'ready' ? (
              <>
                <PendingReading loading={loading} />
                {working(true)}
                {hasOfferAlways && <ResultEnd offer={offer} />}
              </>
            ) : (
              noReading(working(true))
            )}
          </NumberWithoutReading>
        }
        share={share}
        note={note}
        end={
          <ResultEnd offer={offer}>
            {working(false)}
            {extra}
            <MoreAbout number={value} />
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
      <AfterHead>{actions}</AfterHead>
    </>
  );
}

function explainNoReading(working: ReactNode): ReactNode {
  return (
    <>
      <p>Readings are written for 1 to 9.</p>
      {working}
    </>
  );
}
