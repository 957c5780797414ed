import type { Worked } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Loading } from '../loading/use-readings';
import { LetterSwitches } from '../working/LetterSwitches';
import { Working } from '../working/Working';
import { NumberWithoutReading } from './NumberWithoutReading';
import { PendingReading } from './PendingReading';
import { type BaseReading, Result } from './Result';

/** Readings by their number. */
export type ReadingTable<R> = { readonly [number: number]: R | undefined };

type Props<R extends BaseReading> = {
  kind: string;
  worked: Worked<number>;
  loading: Loading<ReadingTable<R>>;
  /** What is shown for a number that has no reading: why, and its working. */
  noReading?: ((working: ReactNode) => ReactNode) | undefined;
  /** Shown under the number, instead of the switches for its letters. */
  note?: ReactNode;
  /** Shown right after the meaning. */
  share: ReactNode;
  /** Shown after the reading. */
  actions: ReactNode;
  /** The parts of the reading and the working, in order. */
  children: (reading: R, working: ReactNode) => ReactNode;
};

/** The reading for a number, or its working where there is none: a submit always gets an answer. */
export function ReadingResult<R extends BaseReading>(props: Props<R>) {
  const {
    kind,
    worked,
    loading,
    noReading = explainNoReading,
    share,
    note,
    actions,
    children,
  } = props;
  const { value, steps } = worked;
  const hasReading = value >= 1 && value <= 9;
  const reading = hasReading && loading.state === 'ready' ? loading.readings[value] : undefined;
  const openWorking = <Working steps={steps} isOpen />;
  return (
    <Result
      number={value}
      kind={kind}
      reading={reading}
      withoutReading={
        <NumberWithoutReading kind={kind} number={value}>
          {hasReading && loading.state !== 'ready' ? (
            <>
              <PendingReading loading={loading} />
              {openWorking}
            </>
          ) : (
            noReading(openWorking)
          )}
        </NumberWithoutReading>
      }
      share={share}
      note={note ?? <LetterSwitches steps={steps} />}
      actions={actions}
    >
      {reading && children(reading, <Working steps={steps} />)}
    </Result>
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
