import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { type ReductionRules, reductionRules } from '../options/reduction-rules.ts';
import { asPart } from '../working/as-part.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';
import { datePartsOf } from './date-parts.ts';

/**
 * Attitude: the birth month plus the birth day, reduced (RULES.md#attitude). They are added as whole
 * numbers or, depending on `method`, each is reduced first.
 *
 * @example
 * attitude({ year: 1912, month: 6, day: 23 }); // value 11: 6 + 23 = 29, 2 + 9 = 11, kept
 */
export function attitude<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters' | 'method', M>,
): Worked<Digit | M> {
  checkDate(birth, 'birth');
  return attitudeOf(birth, reductionRules(options, 'masters method'));
}

/**
 * The Attitude, given rules with all defaults filled in.
 *
 * @example
 * attitudeOf({ year: 1912, month: 6, day: 23 }, { method: 'whole', masters: MASTER_NUMBERS }).value; // 11
 */
export function attitudeOf<M extends number>(
  birth: CalendarDate,
  { method, masters }: ReductionRules<M>,
): Worked<Digit | M> {
  const steps: Step[] = [];
  const terms = [birth.month, birth.day];
  if (method !== 'whole') {
    const { month, day } = datePartsOf<number>(birth, method === 'parts' ? masters : []);
    steps.push(asPart('month', month), asPart('day', day));
    terms.splice(0, 2, month.value, day.value);
  }
  return { value: reduceInto(sumInto(terms, steps), steps, masters) as Digit | M, steps };
}
