import type { ReadLetters } from '../letters/read-letters.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { firstWordOf, readName } from './name-reading.ts';
import { type SingleLetter, singleLetter } from './single-letter.ts';

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
