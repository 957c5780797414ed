import { type CalendarDate, isMaster, lifePath } from '@ninefold/numerology';
import * as words from '#texts/tools/home/late-parts';
import type { SiteNumber } from '../../numbers/site-number';
import type { NumberKind } from '../../result/reading/number-kinds';
import { OtherLetters } from '../../result/working/OtherLetters';
import { OtherWays, Way } from '../../result/working/OtherWays';

type Props = { kind: NumberKind; worked: SiteNumber; date: CalendarDate | undefined };

/** The same number by other rules: the Life Path by the other common one, and why it may differ. */
export function OtherWaysOf({ kind, worked, date }: Props) {
  if (kind.id !== 'life-path' || !date) return <OtherLetters worked={worked} />;
  const apart = lifePath(date, { method: 'parts' });
  return (
    <OtherWays why={twoWays(worked.value, apart.value)}>
      <Way heading={words.inOneRow} worked={worked} />
      <Way heading={words.apart} worked={apart} />
    </OtherWays>
  );
}

/** Both methods lead to the same digit. They differ only where one stops at a master number. */
function twoWays(ours: number, theirs: number): string {
  if (ours === theirs) return words.bothGive(ours);
  return isMaster(ours) ? words.oneStops(ours, theirs) : words.oneStops(theirs, ours);
}
