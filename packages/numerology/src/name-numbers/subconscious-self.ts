import { lettersOf } from '../letters/select-letters.ts';
import { valueCounts } from '../letters/value-counts.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { readName } from './name-reading.ts';

/**
 * Subconscious Self: how many of the values 1–9 the letters of a name have, which is 9 minus the number
 * of its karmic lessons (RULES.md#subconscious-self).
 *
 * @example
 * subconsciousSelf('Grace Hopper'); // value 7: all but 2 and 4
 */
export function subconsciousSelf(name: string, options?: LetterOptions): Worked<Digit | 0> {
  return presentValues(lettersOf(readName(name, options, OF_LETTERS).letters, 'all'));
}

/**
 * The Subconscious Self of letters that already have their values.
 *
 * @example
 * presentValues(assignLetters('Anna')).value; // 2: 1 and 5
 */
export function presentValues(letters: LettersStep): Worked<Digit | 0> {
  const counts = valueCounts(letters);
  const value = counts.filter((count) => count > 0).length as Digit | 0;
  return { value, steps: [letters, { kind: 'present', counts, to: value }] };
}
