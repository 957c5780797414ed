import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { firstWordOf } from './first-word-of.ts';
import { type NameReading, readName } from './name-reading.ts';
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
 * cornerstoneOf(readName('Grace')).letter; // 'G'
 */
export function cornerstoneOf(firstWord: NameReading<number>): SingleLetter {
  return singleLetter(firstWord, 'first-letter', () => 0);
}
