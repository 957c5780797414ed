import { lettersOf } from '../letters/select-letters.ts';
import { valueCounts } from '../letters/value-counts.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { readName } from './name-reading.ts';

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Karmic lessons: the values 1–9 that no letter of a name has (RULES.md#karmic-lessons).
 *
 * @example
 * karmicLessons('Grace Hopper'); // value [2, 4]
 */
export function karmicLessons(name: string, options?: LetterOptions): Worked<readonly Digit[]> {
  return missingValues(lettersOf(readName(name, options, OF_LETTERS).letters, 'all'));
}

/**
 * The karmic lessons of letters that already have their values.
 *
 * @example
 * missingValues(assignLetters('Anna')).value.length; // 7: all but 1 and 5
 */
export function missingValues(letters: LettersStep): Worked<readonly Digit[]> {
  const counts = valueCounts(letters);
  const value = DIGITS.filter((digit) => counts[digit - 1] === 0);
  return { value, steps: [letters, { kind: 'missing', counts, to: value }] };
}
