import type { CalendarDate } from '../calendar/calendar-date.ts';
import { personalYearOf } from '../cycles/personal-year.ts';
import { lifePathOf } from '../date-numbers/life-path.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import { foldInto } from '../working/fold-into.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';
import type { Rule } from './rule.ts';

/**
 * The Life Path by a set of rules.
 *
 * @example
 * lifePathBy(['whole-numbers'], { year: 1999, month: 12, day: 20 }).value; // 6: 2031, 2 + 0 + 3 + 1
 */
export function lifePathBy(
  rules: readonly Rule[],
  birth: CalendarDate,
  masters: readonly number[] = MASTER_NUMBERS,
): Worked<number> {
  if (rules.includes('whole-numbers')) return sumOfNumbers(birth, masters);
  if (rules.includes('parts')) return lifePathOf(birth, { method: 'parts', masters });
  const method = rules.includes('digit-parts') ? 'digit-parts' : 'whole';
  return lifePathOf(birth, { method, masters });
}

/**
 * The Personal Year by a set of rules. But for the folding, it is the Life Path of the birthday in that
 * year, which may be a February 29 that there is not.
 *
 * @example
 * const today = { year: 2025, month: 7, day: 1 };
 * personalYearBy(['masters-kept'], { year: 1990, month: 5, day: 15 }, today).value; // 11: 2045
 */
export function personalYearBy(
  rules: readonly Rule[],
  birth: CalendarDate,
  today: CalendarDate,
): Worked<number> {
  const isLastYear = rules.includes('from-birthday') && isBeforeBirthday(birth, today);
  const date = { ...birth, year: isLastYear ? today.year - 1 : today.year };
  const hasMethod = rules.some((rule) => /^(all-digits|parts|digit-parts)$/.test(rule));
  const { value, steps } = lifePathBy(hasMethod ? rules : ['whole-numbers'], date);
  if (rules.includes('masters-kept')) return { value, steps };
  if (!hasMethod) return personalYearOf(birth, date);
  const folded = [...steps];
  return { value: foldInto(value, folded), steps: folded };
}

/**
 * Whether the birthday of a year is still to come.
 *
 * @example
 * isBeforeBirthday({ year: 1990, month: 5, day: 15 }, { year: 2025, month: 5, day: 14 }); // true
 */
export function isBeforeBirthday(birth: CalendarDate, today: CalendarDate): boolean {
  return (today.month - birth.month || today.day - birth.day) < 0;
}

function sumOfNumbers({ month, day, year }: CalendarDate, masters: readonly number[]) {
  const steps: Step[] = [];
  const value = reduceInto(sumInto([month, day, year], steps), steps, masters);
  return { value, steps };
}
