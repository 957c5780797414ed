import { PYTHAGOREAN } from '../letters/alphabet.ts';
import { assignLetters } from '../name-numbers/assign-letters.ts';
import type { CountedLetters } from '../options/options.ts';
import { wordsIn } from './words-in.ts';

/**
 * The Ys of a name that have no vowel next to them, counting from 0.
 *
 * @example
 * ysByNeighbors('Mary May', 'a-z'); // [0]
 */
export function ysByNeighbors(name: string, counted: CountedLetters): readonly number[] {
  const words = wordsIn(name).map((word) =>
    assignLetters(word, { letters: counted }).letters.map(({ letter }) => letter),
  );
  const ys = words.flatMap((letters) =>
    letters.flatMap((letter, place) =>
      letter === 'Y' ? [[letters[place - 1], letters[place + 1]].some(isVowel)] : [],
    ),
  );
  return ys.flatMap((isBesideVowel, index) => (isBesideVowel ? [] : index));
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && PYTHAGOREAN.vowels.includes(letter);
}
