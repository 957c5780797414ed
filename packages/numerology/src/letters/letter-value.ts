import type { Alphabet } from '../working/working.ts';
import { PYTHAGOREAN_GROUPS, valueIn } from './alphabet.ts';
import type { LettersStep } from './letters.ts';

/** Each table by its values: the first group is worth 1 (docs/rules.md#chaldean-letters). */
const LETTER_GROUPS: Readonly<Record<Alphabet, readonly string[]>> = {
  pythagorean: PYTHAGOREAN_GROUPS,
  chaldean: ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'],
};

/**
 * The value of a capital letter A–Z, and 0 for any other text: 1–9 by the Pythagorean table, 1–8 by
 * the Chaldean.
 *
 * @example
 * letterValue('S'); // 1, as A and J are
 * letterValue('S', 'chaldean'); // 3, as C, G and L are
 */
export function letterValue(letter: string, alphabet: Alphabet = 'pythagorean'): number {
  return valueIn(LETTER_GROUPS[alphabet], letter);
}

/**
 * The same letters, the same of them counted, with the values of another table. A function of its
 * own, so that who counts by one table does not load two.
 *
 * @example
 * revalueLetters(assignLetters('Grace', 'vowels'), 'chaldean');
 * // letters A = 1 and E = 5 (counted), G = 3, R = 2 and C = 3 (not counted)
 */
export function revalueLetters(step: LettersStep, alphabet: Alphabet): LettersStep {
  const letters = step.letters.map((given) => ({
    ...given,
    value: letterValue(given.letter, alphabet),
  }));
  return { ...step, alphabet, letters };
}
