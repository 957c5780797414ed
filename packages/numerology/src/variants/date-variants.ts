import type { CalendarDate } from '../calendar/calendar-date.ts';
import { lifePathOf } from '../date-numbers/date-numbers.ts';
import type { ReductionRules } from '../options/check-options.ts';
import type { Worked } from '../working/step.ts';
import { foldInto, reducedSum } from '../working/sums.ts';
import type { Rule } from './kinds.ts';

/** The Life Path by a set of rules, some of which are already in the rules of reduction. */
export function lifePathBy(
  rules: readonly Rule[],
  birth: CalendarDate,
  reduction: ReductionRules<number>,
): Worked<number> {
  return rules.includes('whole-numbers')
    ? sumOfNumbers(birth, reduction.masters)
    : lifePathOf(birth, reduction);
}

/**
 * The Personal Year by a set of rules. By some of them, it is the Life Path of the birthday in that year,
 * which may be a February 29 that there is not.
 */
export function personalYearBy(
  rules: readonly Rule[],
  birth: CalendarDate,
  today: CalendarDate,
  reduction: ReductionRules<number>,
): Worked<number> {
  const isLastYear = rules.includes('from-birthday') && isBeforeBirthday(birth, today);
  const date = { ...birth, year: today.year - Number(isLastYear) };
  const isOfDigits = rules.includes('all-digits') || reduction.method !== 'whole';
  const worked = isOfDigits ? lifePathOf(date, reduction) : sumOfNumbers(date, reduction.masters);
  if (rules.includes('masters-kept')) return worked;
  const steps = [...worked.steps];
  return { value: foldInto(worked.value, steps), steps };
}

/** Whether the birthday of a year is still to come. */
export function isBeforeBirthday(birth: CalendarDate, today: CalendarDate): boolean {
  return (today.month - birth.month || today.day - birth.day) < 0;
}

function sumOfNumbers({ month, day, year }: CalendarDate, masters: readonly number[]) {
  return reducedSum([month, day, year], masters);
}
