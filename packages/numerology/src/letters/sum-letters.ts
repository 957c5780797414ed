import type { Step } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';
import type { LettersStep } from './letters.ts';

/**
 * Adds the counted letters of a name; the letters and their sum are written at the end of a
 * working. No letters add up to 0.
 *
 * @example
 * sumLettersInto(assignLetters('Grace', 'all'), steps); // 25 = 7 + 9 + 1 + 3 + 5
 */
export function sumLettersInto(letters: LettersStep, steps: Step[]): number {
  const terms: number[] = [];
  for (const letter of letters.letters) {
    if (letter.counted) {
      terms.push(letter.value);
    }
  }
  steps.push(letters);
  return sumInto(terms, steps);
}
