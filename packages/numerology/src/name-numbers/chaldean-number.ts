import { revalueLetters } from '../letters/letter-value.ts';
import type { LettersStep } from '../letters/letters.ts';
import { sumLettersInto } from '../letters/sum-letters.ts';
import { singleDigitInto } from '../working/single-digit.ts';
import type { Step, Worked } from '../working/working.ts';

/** A number by the Chaldean table. */
export interface ChaldeanNumber extends Worked<number> {
  /** The sum of the letters before it is reduced. */
  readonly compound: number;
}

/**
 * The counted letters of a name added by the Chaldean table and brought to a single digit, masters
 * too (docs/rules.md#chaldean-number). The letters are those of any number: all, the first word, the
 * vowels or the consonants.
 *
 * @example
 * chaldeanNumber(assignLetters('Grace', 'all'));
 * // compound 14: 3 + 2 + 1 + 3 + 5; value 5: 1 + 4
 */
export function chaldeanNumber(letters: LettersStep): ChaldeanNumber {
  const steps: Step[] = [];
  const compound = sumLettersInto(revalueLetters(letters, 'chaldean'), steps);
  return { compound, value: singleDigitInto(compound, steps), steps };
}
