import type { LettersStep } from '../letters/letters.ts';
import { valueCounts } from '../letters/value-counts.ts';

/**
 * Missing numbers: the values 1–9 that no letter of a name has. Some schools call them karmic
 * lessons, which on this site is the name of something else.
 *
 * @example
 * missingNumbers(assignLetters('Grace Hopper', 'all')); // [2, 4]
 */
export function missingNumbers(letters: LettersStep): readonly number[] {
  return valueCounts(letters).flatMap((count, index) => (count === 0 ? index + 1 : []));
}
