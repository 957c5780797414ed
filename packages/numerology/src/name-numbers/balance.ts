import type { ReadLetters } from '../letters/read-letters.ts';
import { selectLetters } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { type LetterOptions, OF_LETTERS } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { reducedSum } from '../working/sums.ts';
import { readName } from './name-reading.ts';

/**
 * Balance: the initials of a name, added and reduced to a single digit, even a master number
 * (RULES.md#balance). A hyphenated name has one initial. 0 without letters.
 *
 * @example
 * balance('John Henry Smith'); // value 1: 1 + 8 + 1 = 10, 1 + 0 = 1
 */
export function balance(name: string, options?: LetterOptions): Worked<Digit | 0> {
  return balanceOf(readName(name, options, OF_LETTERS).letters);
}

/** The Balance of a name that has been read. */
export function balanceOf(read: ReadLetters): Worked<Digit | 0> {
  const initials = new Set<number>();
  let start = 0;
  for (const length of read.words) {
    initials.add(start);
    start += length;
  }
  const letters = selectLetters(read, 'initials', (_, index) => initials.has(index));
  return reducedSum<never>(letters.to, [], [letters]);
}
