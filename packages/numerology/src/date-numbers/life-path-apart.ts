import { partOf } from '../working/part-of.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';
import type { CalendarDate } from './calendar.ts';
import { datePartsOf, keepingMasters } from './date-parts.ts';

/**
 * The Life Path as other schools add it: month, day and year each reduced first, with masters
 * kept, then added and reduced. This site's own rule is `lifePath`; both end in the same single
 * digit, and differ only in which of them stops at a master number on the way.
 *
 * @example
 * lifePathApart({ year: 1999, month: 12, day: 20 }); // value 6: 3 + 2 + 1, where lifePath has 33
 */
export function lifePathApart(date: CalendarDate): Worked<number> {
  const { month, day, year } = datePartsOf(date, keepingMasters);
  const steps = [partOf('month', month), partOf('day', day), partOf('year', year)];
  const total = sumInto([month.value, day.value, year.value], steps);
  return { value: reduceInto(total, steps), steps };
}
