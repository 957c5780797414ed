import type { AssignedLetter, LettersStep } from '../working/step.ts';
import type { Letter } from './letter-table.ts';
import type { ReadLetters } from './read-letters.ts';

/** The step that gives each letter its value and marks those that count. */
export function selectLetters(
  { alphabet, letters, words, spelled, ignored }: ReadLetters,
  selection: LettersStep['selection'],
  isCounted: (letter: Letter, index: number) => boolean,
): LettersStep {
  const assigned: AssignedLetter[] = [];
  const to: number[] = [];
  letters.forEach((read, index) => {
    const { letter, value } = read;
    const counted = isCounted(read, index);
    assigned.push({ letter, value, counted });
    if (counted) to.push(value);
  });
  return { kind: 'letters', alphabet, selection, letters: assigned, words, spelled, ignored, to };
}

/** A selection that depends only on the letter. */
export type SimpleSelection = 'all' | 'first-word' | 'vowels' | 'consonants';

const IS_COUNTED: Readonly<Record<SimpleSelection, (letter: Letter) => boolean>> = {
  all: () => true,
  'first-word': () => true,
  vowels: (letter) => letter.isVowel,
  consonants: (letter) => !letter.isVowel,
};

/** The step that gives each letter its value and marks those that the selection counts. */
export function lettersOf(letters: ReadLetters, selection: SimpleSelection): LettersStep {
  return selectLetters(letters, selection, IS_COUNTED[selection]);
}
