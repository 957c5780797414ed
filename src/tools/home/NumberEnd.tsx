import type { CalendarDate } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { SiteNumber } from '../../numbers/site-number';
import { writeEntry } from '../../person/entry/entry';
import { AfterHead } from '../../person/result/AfterHead';
import type { NumberKind } from '../../person/result/number-kinds';
import { MoreAbout } from '../../person/result/Result';
import { ResultActions } from '../../person/result/ResultActions';
import type { Asked } from '../../person/tool/tool';
import { OtherLetters } from '../../person/working/OtherLetters';
import { Working } from '../../person/working/Working';
import { OtherLifePath } from './OtherLifePath';

type Props = {
  kind: NumberKind;
  worked: SiteNumber;
  hasReading: boolean;
  entry: Asked;
  /** Where to read on. */
  children: ReactNode;
};

/** What we added to a reading: how its number was found, also by other rules, and what to do next. */
export function NumberEnd({ kind, worked, hasReading, entry, children }: Props) {
  return (
    <AfterHead>
      {worked.steps.length > 0 && (
        // One element, so that a switch in it keeps its focus when a reading appears or disappears.
        <div>
          <Working steps={worked.steps} isOpen={!hasReading} />
          {hasReading && <OtherWaysOf kind={kind} worked={worked} date={entry.people[0].date} />}
          {hasReading && <MoreAbout number={worked.value} />}
        </div>
      )}
      {children}
      <ResultActions fragment={writeEntry(entry)} people={entry.people} />
    </AfterHead>
  );
}

type OtherWaysProps = { kind: NumberKind; worked: SiteNumber; date: CalendarDate | undefined };

/** The same number by other rules. */
function OtherWaysOf({ kind, worked, date }: OtherWaysProps) {
  if (kind.key === 'lifePathNumber' && date) return <OtherLifePath date={date} />;
  return <OtherLetters worked={worked} />;
}
