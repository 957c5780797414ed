import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { dateText } from '../calendar/date-text.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { type ReductionRules, reductionRules } from '../options/reduction-rules.ts';
import { asPart } from '../working/as-part.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';
import { datePartsOf } from './date-parts.ts';
import { sumDigitsInto } from './digits-into.ts';

/**
 * Life Path: all digits of the birth date, added in one sum and reduced. Some schools reduce the month, day,
 * and year first (RULES.md#life-path). Both lead to the same single digit, but may stop at a master number
 * on the way; `method` decides.
 *
 * @example
 * lifePath({ year: 1990, month: 5, day: 15 }); // value 3: 1+9+9+0+0+5+1+5 = 30, 3 + 0 = 3
 * lifePath({ year: 1999, month: 12, day: 20 }); // value 33
 * lifePath({ year: 1999, month: 12, day: 20 }, { method: 'parts' }); // value 6: 3 + 2 + 1
 */
export function lifePath<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters' | 'method', M>,
): Worked<Digit | M> {
  checkDate(birth, 'birth');
  return lifePathOf(birth, reductionRules(options, 'masters method'));
}

/**
 * The Life Path, given rules with all defaults filled in.
 *
 * @example
 * lifePathOf({ year: 1990, month: 5, day: 15 }, { method: 'whole', masters: MASTER_NUMBERS }).value; // 3
 */
export function lifePathOf<M extends number>(
  birth: CalendarDate,
  { method, masters }: ReductionRules<M>,
): Worked<Digit | M> {
  const steps: Step[] = [];
  const total =
    method === 'whole'
      ? sumDigitsInto(dateText(birth), steps)
      : sumPartsInto(birth, method === 'parts' ? masters : [], steps);
  // A date has a digit above 0.
  return { value: reduceInto(total, steps, masters) as Digit | M, steps };
}

function sumPartsInto(birth: CalendarDate, masters: readonly number[], steps: Step[]): number {
  const { month, day, year } = datePartsOf(birth, masters);
  steps.push(asPart('month', month), asPart('day', day), asPart('year', year));
  return sumInto([month.value, day.value, year.value], steps);
}
