import type { CalendarDate } from '../date-numbers/calendar.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { partOf } from '../working/part-of.ts';
import type { Step, Worked } from '../working/working.ts';

/**
 * Karmic Number: the distance between the reduced name and the reduced birth date, 9 for none
 * (docs/rules.md#karmic-number). Masters make distances above 9; those are kept, and have no
 * reading.
 *
 * @example
 * karmicNumber('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 3: 4 − 1
 */
export function karmicNumber(
  name: string,
  date: CalendarDate,
  choices: LetterChoices = NO_CHOICES,
): Worked<number> {
  const nameWorked = destiny(name, choices);
  const dateWorked = lifePath(date);
  const left = nameWorked.value;
  const right = dateWorked.value;
  const distance = Math.abs(left - right);
  const steps: Step[] = [
    partOf('name', nameWorked),
    partOf('date', dateWorked),
    { kind: 'difference', left, right, to: distance },
  ];
  if (distance !== 0) {
    return { value: distance, steps };
  }
  steps.push({ kind: 'nine-for-zero', to: 9 });
  return { value: 9, steps };
}
