import { type CalendarDate, lifePath } from '@ninefold/numerology';
import type { SiteNumber } from '../../numbers/site-number';
import type { NumberKind } from '../../person/result/number-kinds';
import { OtherLetters } from '../../person/working/OtherLetters';
import { OtherWays, Way } from '../../person/working/OtherWays';
import { twoWays } from './words';

type Props = { kind: NumberKind; worked: SiteNumber; date: CalendarDate | undefined };

/** The same number by other rules: the Life Path by the other common one, and why it may differ. */
export function OtherWaysOf({ kind, worked, date }: Props) {
  if (kind.key !== 'lifePathNumber' || !date) return <OtherLetters worked={worked} />;
  const apart = lifePath(date, { method: 'parts' });
  return (
    <OtherWays why={twoWays(worked.value, apart.value)}>
      <Way heading="All digits in one row, our way" worked={worked} />
      <Way heading="Month, day and year apart" worked={apart} />
    </OtherWays>
  );
}
