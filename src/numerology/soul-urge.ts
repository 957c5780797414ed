import { type LetterChoices, NO_CHOICES } from './letter-choices';
import { assignLetters } from './letters';
import { nameTotal } from './name-total';
import type { Worked } from './working';

/**
 * Soul Urge: the vowels A, E, I, O and U of the whole name, added and reduced.
 *
 * @example
 * soulUrge('Grace Hopper'); // value 8: A 1 + E 5 + O 6 + E 5 = 17, 1 + 7 = 8
 */
export function soulUrge(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return nameTotal(assignLetters(name, 'vowels', choices));
}
