import type { Letter } from '../letters/letter-table.ts';
import type { ReadLetters } from '../letters/read-letters.ts';
import { selectLetters } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { Worked } from '../working/step.ts';

/** One letter of a name with its value. Both are undefined if the name has no such letter. */
export interface SingleLetter extends Worked<Digit | undefined> {
  readonly letter: string | undefined;
}

/**
 * One letter of a word.
 *
 * @example
 * singleLetter(readName('Grace').letters, 'first-letter', () => 0).letter; // 'G'
 */
export function singleLetter(
  word: ReadLetters,
  selection: 'first-letter' | 'last-letter' | 'first-vowel',
  indexIn: (letters: readonly Letter[]) => number,
): SingleLetter {
  const chosen = indexIn(word.letters);
  const step = selectLetters(word, selection, (_, index) => index === chosen);
  const letter = word.letters[chosen]?.letter;
  const value = step.to[0] as Digit | undefined;
  return { letter, value, steps: [step, { kind: 'letter', letter, to: value }] };
}
