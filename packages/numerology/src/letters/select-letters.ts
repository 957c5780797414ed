import type { AssignedLetter, LettersStep } from '../working/step.ts';
import type { Letter } from './letter-table.ts';
import type { ReadLetters } from './read-letters.ts';

/**
 * The step that gives each letter its value and marks those that count.
 *
 * @example
 * selectLetters(read, 'pythagorean', 'vowels', (letter) => letter.isVowel);
 */
export function selectLetters(
  { letters, words, spelled, ignored }: ReadLetters,
  alphabet: string,
  selection: LettersStep['selection'],
  isCounted: (letter: Letter, index: number) => boolean,
): LettersStep {
  const assigned: AssignedLetter[] = [];
  const to: number[] = [];
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] as Letter;
    if (isCounted(letter, index)) {
      assigned.push(letter.counted);
      to.push(letter.counted.value);
    } else {
      assigned.push(letter.passed);
    }
  }
  return { kind: 'letters', alphabet, selection, letters: assigned, words, spelled, ignored, to };
}
