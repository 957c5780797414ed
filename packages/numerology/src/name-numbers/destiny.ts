import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters } from '../letters/letters.ts';
import type { Worked } from '../working/working.ts';
import { nameTotal } from './name-total.ts';

/**
 * Destiny: all letters of the whole name, added and reduced once. Some schools reduce each word
 * first; we do not (docs/rules.md#destiny), and masters differ between the two.
 *
 * @example
 * destiny('Grace Hopper'); // value 4: 25 + 42 = 67, 6 + 7 = 13, 1 + 3 = 4
 */
export function destiny(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return nameTotal(assignLetters(name, 'all', choices));
}
