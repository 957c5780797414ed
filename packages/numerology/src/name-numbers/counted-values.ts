import { inputError } from '../input/input-error.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { assignLetters } from './assign-letters.ts';

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * How often each value 1–9 occurs among letters, counted or not. The first entry is for 1.
 *
 * @example
 * valueCounts(assignLetters('Anna')); // [2, 0, 0, 0, 2, 0, 0, 0, 0]: A and A, N and N
 */
export function valueCounts(step: LettersStep): readonly number[] {
  if (!Array.isArray(step?.letters)) throw inputError('step', 'a step of letters', step);
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { value } of step.letters) {
    counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  return counts;
}

/**
 * Hidden Passion: the value 1–9 that occurs most often among a name's letters. Ties go to the lowest,
 * and the steps list them all (RULES.md#hidden-passion). Undefined without letters.
 *
 * @example
 * hiddenPassion('Grace Hopper'); // value 7: G, P, and P are worth 7; no other value occurs three times
 */
export function hiddenPassion(name: string, options?: LetterOptions): Worked<Digit | undefined> {
  return mostFrequentValue(assignLetters(name, options));
}

/** The Hidden Passion of letters that already have their values. */
export function mostFrequentValue(letters: LettersStep): Worked<Digit | undefined> {
  const counts = valueCounts(letters);
  const highest = Math.max(...counts);
  const tied = highest > 0 ? DIGITS.filter((digit) => counts[digit - 1] === highest) : [];
  const value = tied[0];
  return { value, steps: [letters, { kind: 'most-frequent', counts, tied, to: value }] };
}

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
