import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters } from '../letters/letters.ts';
import type { Worked } from '../working/working.ts';
import { nameTotal } from './name-total.ts';

/**
 * Name Number: the letters of the first word of the trimmed name, added and reduced. Not the
 * whole name, which is Destiny (docs/rules.md#name-number).
 *
 * @example
 * nameNumber('Grace Hopper'); // value 7: 7 + 9 + 1 + 3 + 5 = 25, 2 + 5 = 7
 */
export function nameNumber(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return nameTotal(assignLetters(name, 'first-word', choices));
}
