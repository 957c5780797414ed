import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { assignLetters } from './assign-letters.ts';
import { DIGITS, valueCounts } from './counted-values.ts';

/**
 * Karmic lessons: the values 1–9 that no letter of a name has (RULES.md#karmic-lessons).
 *
 * @example
 * karmicLessons('Grace Hopper'); // value [2, 4]
 */
export function karmicLessons(name: string, options?: LetterOptions): Worked<readonly Digit[]> {
  return missingValues(assignLetters(name, options));
}

/** The karmic lessons of letters that already have their values. */
export function missingValues(letters: LettersStep): Worked<readonly Digit[]> {
  const counts = valueCounts(letters);
  const value = DIGITS.filter((digit) => counts[digit - 1] === 0);
  return { value, steps: [letters, { kind: 'missing', counts, to: value }] };
}

/**
 * Subconscious Self: how many of the values 1–9 the letters of a name have, which is 9 minus the number
 * of its karmic lessons (RULES.md#subconscious-self).
 *
 * @example
 * subconsciousSelf('Grace Hopper'); // value 7: all but 2 and 4
 */
export function subconsciousSelf(name: string, options?: LetterOptions): Worked<Digit | 0> {
  return presentValues(assignLetters(name, options));
}

/** The Subconscious Self of letters that already have their values. */
export function presentValues(letters: LettersStep): Worked<Digit | 0> {
  const counts = valueCounts(letters);
  const value = counts.filter((count) => count > 0).length as Digit | 0;
  return { value, steps: [letters, { kind: 'present', counts, to: value }] };
}
