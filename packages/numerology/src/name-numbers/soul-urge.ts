import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters } from '../letters/letters.ts';
import type { Worked } from '../working/working.ts';
import { nameTotal } from './name-total.ts';

/**
 * Soul Urge: the vowels A, E, I, O and U of the whole name, added and reduced.
 *
 * @example
 * soulUrge('Grace Hopper'); // value 8: A 1 + E 5 + O 6 + E 5 = 17, 1 + 7 = 8
 */
export function soulUrge(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return nameTotal(assignLetters(name, 'vowels', choices));
}
