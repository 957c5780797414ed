import type { Letter } from '../letters/letter-table.ts';
import type { ReadLetters } from '../letters/read-letters.ts';
import { selectLetters } from '../letters/select-letters.ts';
import type { LettersStep } from '../working/step.ts';

/** A selection that depends only on the letter. */
export type SimpleSelection = 'all' | 'first-word' | 'vowels' | 'consonants';

const IS_COUNTED: Readonly<Record<SimpleSelection, (letter: Letter) => boolean>> = {
  all: () => true,
  'first-word': () => true,
  vowels: (letter) => letter.isVowel,
  consonants: (letter) => !letter.isVowel,
};

/**
 * The step that gives each letter its value and marks those that the selection counts.
 *
 * @example
 * lettersOf(readName('Zoe').letters, 'vowels').to; // [6, 5]: O and E
 */
export function lettersOf(letters: ReadLetters, selection: SimpleSelection): LettersStep {
  return selectLetters(letters, selection, IS_COUNTED[selection]);
}
