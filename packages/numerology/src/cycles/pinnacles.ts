import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { type DateParts, datePartsOf } from '../date-numbers/date-parts.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { reductionRules } from '../options/reduction-rules.ts';
import { asPart } from '../working/as-part.ts';
import type { Step } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';
import { fourSpans } from './four-spans.ts';
import type { FourSpans } from './life-span.ts';

/**
 * The four pinnacles: month and day, day and year, the first two pinnacles, and month and year. Each pair is
 * added and reduced, and masters are kept (RULES.md#pinnacles). The first ends at age 36 minus the Life
 * Path's single digit, the next two last nine years each, and the fourth lasts from then on.
 *
 * @example
 * pinnacles({ year: 1954, month: 3, day: 17 });
 * // 11 until age 33, 9 until 42, 2 until 51, then 4: 3 + 8, 8 + 1, 11 + 9, 3 + 1
 */
export function pinnacles<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters', M>,
): FourSpans<Digit | M> {
  checkDate(birth, 'birth');
  const { masters } = reductionRules(options, 'masters');
  return pinnaclesOf(birth, datePartsOf(birth, masters), masters);
}

/**
 * The pinnacles of a date whose parts are already reduced.
 *
 * @example
 * pinnaclesOf(birth, datePartsOf(birth, MASTER_NUMBERS), MASTER_NUMBERS); // as pinnacles(birth)
 */
export function pinnaclesOf<M extends number>(
  birth: CalendarDate,
  parts: DateParts<M>,
  masters: readonly M[],
): FourSpans<Digit | M> {
  return fourSpans(birth, parts, 'pinnacle', ([leftName, left], [rightName, right]) => {
    const steps: Step[] = [asPart(leftName, left), asPart(rightName, right)];
    const total = sumInto([left.value, right.value], steps);
    // Neither is 0.
    return { value: reduceInto(total, steps, masters) as Digit | M, steps };
  });
}
