import type { CalendarDate } from '../date-numbers/calendar.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { partOf } from '../working/part-of.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';

/**
 * Maturity: Life Path plus Destiny, both already reduced, reduced again
 * (docs/rules.md#maturity).
 *
 * @example
 * maturity('Alan Turing', { year: 1912, month: 6, day: 23 }); // value 6: 6 + 9 = 15, 1 + 5 = 6
 */
export function maturity(
  name: string,
  date: CalendarDate,
  choices: LetterChoices = NO_CHOICES,
): Worked<number> {
  return maturityOf(lifePath(date), destiny(name, choices));
}

/**
 * The Maturity of a Life Path and a Destiny that are already known.
 *
 * @example
 * maturityOf(lifePath(date), destiny(name)); // value 11 for a Life Path of 3 and a Destiny of 8
 */
export function maturityOf(
  lifePathNumber: Worked<number>,
  destinyNumber: Worked<number>,
): Worked<number> {
  const steps = [partOf('life-path', lifePathNumber), partOf('destiny', destinyNumber)];
  const total = sumInto([lifePathNumber.value, destinyNumber.value], steps);
  return { value: reduceInto(total, steps), steps };
}
