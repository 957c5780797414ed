import type { CalendarDate } from '../calendar/calendar-date.ts';
import { personalYearOf } from '../cycles/personal-year.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';
import type { Rule } from './rule.ts';

/**
 * The Life Path by a set of rules, some of which are already in the options.
 *
 * @example
 * lifePathBy(['whole-numbers'], { year: 1999, month: 12, day: 20 }, {}).value; // 6: 2031, 2 + 0 + 3 + 1
 */
export function lifePathBy(
  rules: readonly Rule[],
  birth: CalendarDate,
  options: Options<number>,
): Worked<number> {
  return rules.includes('whole-numbers')
    ? sumOfNumbers(birth, options.masters ?? MASTER_NUMBERS)
    : lifePath(birth, options);
}

/**
 * The Personal Year by a set of rules. With masters kept, it is the Life Path of the birthday in that
 * year.
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
  const has = (rule: Rule) => rules.includes(rule);
  const year = has('from-birthday') ? today.year - 1 : today.year;
  if (!has('masters-kept')) return personalYearOf(birth, { ...today, year });
  const date = { ...birth, year };
  if (has('parts')) return lifePath(date, { method: 'parts' });
  if (has('digit-parts')) return lifePath(date, { method: 'digit-parts' });
  return has('all-digits') ? lifePath(date) : sumOfNumbers(date, MASTER_NUMBERS);
}

function sumOfNumbers({ month, day, year }: CalendarDate, masters: readonly number[]) {
  const steps: Step[] = [];
  const value = reduceInto(sumInto([month, day, year], steps), steps, masters);
  return { value, steps };
}
