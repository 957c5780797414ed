import { type CalendarDate, isMaster, lifePath } from '@ninefold/numerology';
import { OtherWays, Way } from '../../person/working/OtherWays';

/** The Life Path by this site's rule and by the other common one, and why they may differ. */
export function OtherLifePath({ date }: { date: CalendarDate }) {
  const ours = lifePath(date);
  const theirs = lifePath(date, { method: 'parts' });
  return (
    <OtherWays why={explain(ours.value, theirs.value)}>
      <Way heading="All digits in one row, our way" worked={ours} />
      <Way heading="Month, day and year apart" worked={theirs} />
    </OtherWays>
  );
}

/** Both methods lead to the same digit. They differ only where one stops at a master number. */
function explain(ours: number, theirs: number): string {
  const both = 'There are two common ways to add up a date. ';
  if (ours === theirs) return `${both}For yours, both give ${ours}.`;
  const [kept, reduced] = isMaster(ours) ? [ours, theirs] : [theirs, ours];
  return `${both}About one date in seven gets two different numbers, and yours is one of those: one way stops at ${kept}, a master number, and the other goes on to ${reduced}.`;
}
