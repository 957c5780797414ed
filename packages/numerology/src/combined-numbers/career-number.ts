import type { CalendarDate } from '../date-numbers/calendar.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { foldInto } from '../working/fold-to-nine.ts';
import { partOf } from '../working/part-of.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';

/**
 * Career Number: the reduced name plus the reduced birth date, reduced again and folded to 1–9
 * (docs/rules.md#career-number). The name's total is Destiny's rule and the date's Life Path's.
 *
 * @example
 * careerNumber('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 5: 4 + 1
 */
export function careerNumber(
  name: string,
  date: CalendarDate,
  choices: LetterChoices = NO_CHOICES,
): Worked<number> {
  const nameWorked = destiny(name, choices);
  const dateWorked = lifePath(date);
  const steps = [partOf('name', nameWorked), partOf('date', dateWorked)];
  const total = sumInto([nameWorked.value, dateWorked.value], steps);
  return { value: foldInto(reduceInto(total, steps), steps), steps };
}
