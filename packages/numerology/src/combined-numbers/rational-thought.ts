import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { datePartsOf } from '../date-numbers/date-parts.ts';
import { firstWordOf, readName } from '../name-numbers/name-reading.ts';
import { totalInOneSum } from '../name-numbers/name-total.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { asPart } from '../working/as-part.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';

/**
 * Rational Thought: the first name plus the day of birth, both reduced, and the sum reduced again
 * (RULES.md#rational-thought).
 *
 * @example
 * rationalThought('Victor Newell', { year: 1970, month: 4, day: 21 });
 * // value 9: Victor is 33, kept, the 21st is 3, 33 + 3 = 36, 3 + 6 = 9
 */
export function rationalThought<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters', M>,
): Worked<Digit | M> {
  const reading = readName(name, options, `${OF_LETTERS} masters`);
  const { masters } = reading.dateRules;
  checkDate(birth, 'birth');
  const first = totalInOneSum(firstWordOf(reading), 'first-word', reading.masters);
  return rationalThoughtOf(first, datePartsOf(birth, masters).day, masters);
}

/**
 * The Rational Thought of a known first name and day.
 *
 * @example
 * rationalThoughtOf(firstName('John'), birthday(birth), MASTER_NUMBERS).value; // 9 for 2 and 7
 */
export function rationalThoughtOf<M extends number>(
  firstName: Worked<number>,
  day: Worked<number>,
  masters: readonly M[],
): Worked<Digit | M> {
  const steps: Step[] = [asPart('first-name', firstName), asPart('day', day)];
  const total = sumInto([firstName.value, day.value], steps);
  // No day is 0.
  return { value: reduceInto(total, steps, masters) as Digit | M, steps };
}
