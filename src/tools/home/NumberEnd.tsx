import type { ReactNode } from 'react';
import type { SiteNumber } from '../../numbers/site-number';
import { AfterHead } from '../../ui/result/AfterHead';
import type { NumberKind } from '../../ui/result/number-kinds';
import { MoreAbout } from '../../ui/result/Result';
import { ResultActions } from '../../ui/result/ResultActions';
import type { SavedResult } from '../../ui/session/form-values';
import { writeFragment } from '../../ui/session/private-link';
import { OtherLetters } from '../../ui/working/OtherLetters';
import { Working } from '../../ui/working/Working';
import { OtherLifePath } from './OtherLifePath';

type Props = {
  kind: NumberKind;
  worked: SiteNumber;
  hasReading: boolean;
  entry: SavedResult;
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
          {hasReading && <OtherWaysOf kind={kind} worked={worked} date={entry.date} />}
          {hasReading && <MoreAbout number={worked.value} />}
        </div>
      )}
      {children}
      <ResultActions fragment={writeFragment(entry)} people={[entry]} />
    </AfterHead>
  );
}

type OtherWaysProps = { kind: NumberKind; worked: SiteNumber; date: SavedResult['date'] };

/** The same number by other rules. */
function OtherWaysOf({ kind, worked, date }: OtherWaysProps) {
  if (kind.key === 'lifePathNumber' && date) return <OtherLifePath date={date} />;
  return <OtherLetters worked={worked} />;
}
