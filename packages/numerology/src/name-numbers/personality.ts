import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters } from '../letters/letters.ts';
import type { Worked } from '../working/working.ts';
import { nameTotal } from './name-total.ts';

/**
 * Personality: the consonants of the whole name, Y among them, added and reduced.
 *
 * @example
 * personality('Grace Hopper'); // value 5: G 7 + R 9 + C 3 + H 8 + P 7 + P 7 + R 9 = 50, 5 + 0 = 5
 */
export function personality(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return nameTotal(assignLetters(name, 'consonants', choices));
}
