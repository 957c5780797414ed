import type { Letter } from '../letters/letter-table.ts';
import type { ReadLetters } from '../letters/read-letters.ts';
import { selectLetters } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions, OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import type { Worked } from '../working/step.ts';
import { firstWordOf, readName } from './name-reading.ts';

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
function singleLetter(
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

/**
 * Cornerstone: the first letter of the first name and its value (RULES.md#cornerstone-and-capstone).
 *
 * @example
 * cornerstone('Grace Hopper'); // letter 'G', value 7
 */
export function cornerstone(name: string, options?: LetterOptions): SingleLetter {
  return cornerstoneOf(firstWordOf(readName(name, options, OF_LETTERS)));
}

/**
 * The Cornerstone of a first name that has been read.
 *
 * @example
 * cornerstoneOf(readName('Grace').letters).letter; // 'G'
 */
export function cornerstoneOf(firstWord: ReadLetters): SingleLetter {
  return singleLetter(firstWord, 'first-letter', () => 0);
}

/**
 * Capstone: the last letter of the first name and its value (RULES.md#cornerstone-and-capstone).
 *
 * @example
 * capstone('Grace Hopper'); // letter 'E', value 5
 */
export function capstone(name: string, options?: LetterOptions): SingleLetter {
  return capstoneOf(firstWordOf(readName(name, options, OF_LETTERS)));
}

/**
 * The Capstone of a first name that has been read.
 *
 * @example
 * capstoneOf(readName('Grace').letters).letter; // 'E'
 */
export function capstoneOf(firstWord: ReadLetters): SingleLetter {
  return singleLetter(firstWord, 'last-letter', (letters) => letters.length - 1);
}

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
