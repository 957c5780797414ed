import type { ReadLetters } from '../letters/read-letters.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { firstWordOf, readName } from './name-reading.ts';
import { type SingleLetter, singleLetter } from './single-letter.ts';

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
