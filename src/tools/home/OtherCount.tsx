import type { CalendarDate, Worked } from '@ninefold/numerology';
import type { NumberKind } from '../../ui/result/number-kinds';
import { OtherLetters } from '../../ui/working/OtherLetters';
import { OtherLifePath } from './OtherLifePath';

type Props = {
  kind: NumberKind;
  worked: Worked<number>;
  date: CalendarDate | undefined;
};

/** What another way to count makes of one of the nine numbers, where there is one. */
export function OtherCount({ kind, worked, date }: Props) {
  if (kind.key === 'lifePathNumber' && date) return <OtherLifePath date={date} />;
  return <OtherLetters worked={worked} />;
}
