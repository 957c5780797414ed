import type { Worked } from '@ninefold/numerology';
import type { ComponentType, ReactNode } from 'react';
import type { Loading } from '../calculator/use-readings';
import { LetterSwitches } from '../working/LetterSwitches';
import { Working } from '../working/Working';
import { WorkingAlone } from '../working/WorkingAlone';
import { PendingReading } from './PendingReading';
import { Result } from './Result';

/** The fields that every reading has. */
export interface BaseReading {
  readonly title: string;
  readonly meaning: string;
  readonly intro: string;
}

/** Readings by their number. */
export type ReadingTable<R> = { readonly [number: number]: R | undefined };

/** What a calculator fetches for its result. */
export type ResultParts<R> = ReadingTable<R> & {
  /** Another way to count, shown below the working. */
  readonly OtherCount?: ComponentType<{ worked: Worked<number> }>;
};

type Props<R extends BaseReading> = {
  kind: string;
  worked: Worked<number>;
  loading: Loading<ResultParts<R>>;
  /** Why a number that can come up has no reading. */
  noReading: string;
  /** Shown below the working of such a number. */
  afterWorking?: ReactNode;
  /** Shown under the number, instead of the switches for its letters. */
  note?: ReactNode;
  /** Shown after the reading. */
  actions: ReactNode;
  /** The parts of the reading, in order. */
  children: (reading: R) => ReactNode;
};

/** The reading for a number, or its working where there is none: a submit always gets an answer. */
export function ReadingResult<R extends BaseReading>(props: Props<R>) {
  const { kind, worked, loading, noReading, afterWorking, actions, note, children } = props;
  const { value, steps } = worked;
  const hasReading = value >= 1 && value <= 9;
  const readings = loading.state === 'ready' ? loading.readings : undefined;
  const reading = hasReading ? readings?.[value] : undefined;
  const OtherCount = readings?.OtherCount;
  return (
    <Result
      number={value}
      kind={kind}
      title={reading?.title ?? ''}
      meaning={reading?.meaning}
      intro={reading?.intro}
      alone={
        !reading && (
          <WorkingAlone worked={worked} kind={kind} after={!hasReading && afterWorking}>
            {hasReading && loading.state !== 'ready' ? (
              <PendingReading loading={loading} />
            ) : (
              <p>{noReading}</p>
            )}
          </WorkingAlone>
        )
      }
      note={note ?? <LetterSwitches steps={steps} />}
      actions={actions}
    >
      {reading && children(reading)}
      <Working steps={steps} />
      {OtherCount && <OtherCount worked={worked} />}
    </Result>
  );
}
