import type { MasterNumber } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
import { type NameReading, readName } from './name-reading.ts';
import { type SingleLetter, singleLetter } from './single-letter.ts';

/**
 * Capstone: the last letter of the first name and its value (RULES.md#cornerstone-and-capstone).
 *
 * @example
 * capstone('Grace Hopper'); // letter 'E', value 5
 */
export function capstone<M extends number = MasterNumber>(
  name: string,
  options?: Options<M>,
): SingleLetter {
  return capstoneOf(readName(name, options));
}

/**
 * The Capstone of a name that was read.
 *
 * @example
 * capstoneOf(readName('Grace Hopper')).letter; // 'E'
 */
export function capstoneOf(reading: NameReading<number>): SingleLetter {
  return singleLetter(reading, 'last-letter', (letters) => letters.length - 1);
}
