import type { ReadLetters } from '../letters/read-letters.ts';
import type { OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { firstWordOf, readName } from './name-reading.ts';
import { type SingleLetter, singleLetter } from './single-letter.ts';

/**
 * First Vowel: the first vowel of the first name and its value (RULES.md#first-vowel).
 *
 * @example
 * firstVowel('Grace Hopper'); // letter 'A', value 1
 */
export function firstVowel(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'vowelYs' | 'alphabet'>,
): SingleLetter {
  return firstVowelOf(firstWordOf(readName(name, options, `${OF_LETTERS} vowelYs`)));
}

/**
 * The First Vowel of a first name that has been read.
 *
 * @example
 * firstVowelOf(readName('Grace').letters).letter; // 'A'
 */
export function firstVowelOf(firstWord: ReadLetters): SingleLetter {
  return singleLetter(firstWord, 'first-vowel', (letters) =>
    letters.findIndex((letter) => letter.isVowel),
  );
}
