import { selectLetters } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';
import { type NameReading, readName } from './name-reading.ts';
import { wordsOf } from './words-of.ts';

/**
 * Balance: the initials of a name, added and reduced to a single digit, even a master number
 * (RULES.md#balance). A hyphenated name has one initial. 0 without letters.
 *
 * @example
 * balance('John Henry Smith'); // value 1: 1 + 8 + 1 = 10, 1 + 0 = 1
 */
export function balance(name: string, options?: LetterOptions): Worked<Digit | 0> {
  return balanceOf(readName(name, options, OF_LETTERS));
}

/**
 * The Balance of a name that has been read.
 *
 * @example
 * balanceOf(readName('John Peter Hancock')).value; // 7: 1 + 7 + 8 = 16
 */
export function balanceOf(reading: NameReading<number>): Worked<Digit | 0> {
  const initials = new Set<number>();
  let start = 0;
  for (const word of wordsOf(reading)) {
    initials.add(start);
    start += word.letters.letters.length;
  }
  const letters = selectLetters(reading.letters, reading.rules.table.name, 'initials', (_, index) =>
    initials.has(index),
  );
  const steps: Step[] = [letters];
  return { value: reduceInto(sumInto(letters.to, steps), steps, []), steps };
}
