import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import type { Worked } from '../working/working.ts';
import { destiny } from './destiny.ts';

/**
 * Expression: the same value as Destiny, by rule (docs/rules.md#expression). It has a name of
 * its own because visitors ask for it by that name.
 *
 * @example
 * expression('Grace Hopper'); // value 4, as destiny('Grace Hopper')
 */
export function expression(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return destiny(name, choices);
}
