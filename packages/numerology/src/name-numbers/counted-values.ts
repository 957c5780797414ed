import { inputError } from '../input/input-error.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { assignLetters } from './assign-letters.ts';

export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

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
