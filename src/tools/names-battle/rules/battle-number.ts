import { destiny, type Worked } from '@ninefold/numerology';
import { type LetterChoices, NO_CHOICES, ofAllLetters } from '../../../numbers/letter-choices';

/**
 * The number a name brings to the battle: all its letters added and reduced, master numbers preserved
 * (docs/rules.md#battle-number).
 *
 * @example
 * battleNumber('Rim'); // value 22: 9 + 9 + 4 = 22, a master number
 */
export function battleNumber(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return destiny(name, ofAllLetters(choices));
}
