import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { DateParts } from '../date-numbers/date-parts.ts';
import type { PartName, Worked } from '../working/step.ts';
import { endOfFirstSpan, type FourSpans, inTurn } from './life-span.ts';

/** A number with what it is called where it is a part of another one. */
export type NamedPart = readonly [PartName, Worked<number>];

const YEARS = 9;

/**
 * The four pinnacles, or the four challenges: month and day, day and year, the first two of them, and month
 * and year, each pair combined into one number. The first ends at age 36 minus the Life Path's single digit,
 * the next two last nine years each, and the fourth lasts from then on.
 *
 * @example
 * fourSpans(birth, datePartsOf(birth, []), 'challenge', distanceOf); // as challenges(birth)
 */
export function fourSpans<T extends number>(
  birth: CalendarDate,
  { month, day, year }: DateParts<number>,
  kind: 'pinnacle' | 'challenge',
  combine: (left: NamedPart, right: NamedPart) => Worked<T>,
): FourSpans<T> {
  const first = combine(['month', month], ['day', day]);
  const second = combine(['day', day], ['year', year]);
  const third = combine([`first-${kind}`, first], [`second-${kind}`, second]);
  const fourth = combine(['month', month], ['year', year]);
  const start = endOfFirstSpan(birth);
  return inTurn([first, second, third, fourth], [0, start, start + YEARS, start + 2 * YEARS]);
}
