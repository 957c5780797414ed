import { lettersOf } from '../letters/select-letters.ts';
import { valueCounts } from '../letters/value-counts.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { readName } from './name-reading.ts';

/**
 * Hidden Passion: the value 1–9 that occurs most often among a name's letters. Ties go to the lowest,
 * and the steps list them all (RULES.md#hidden-passion). Undefined without letters.
 *
 * @example
 * hiddenPassion('Grace Hopper'); // value 7: G, P, and P are worth 7; no other value occurs three times
 */
export function hiddenPassion(name: string, options?: LetterOptions): Worked<Digit | undefined> {
  return mostFrequentValue(lettersOf(readName(name, options, OF_LETTERS).letters, 'all'));
}

/**
 * The Hidden Passion of letters that already have their values.
 *
 * @example
 * mostFrequentValue(assignLetters('Anna')); // value 1: A and A tie with N and N (5)
 */
export function mostFrequentValue(letters: LettersStep): Worked<Digit | undefined> {
  const counts = valueCounts(letters);
  const tied = mostFrequent(counts);
  const value = tied[0];
  return { value, steps: [letters, { kind: 'most-frequent', counts, tied, to: value }] };
}

/** The values 1–9 that share the highest count, the lowest first; none where nothing occurs. */
function mostFrequent(counts: readonly number[]): readonly Digit[] {
  const values: Digit[] = [];
  let highest = 1;
  for (let value = 1; value <= counts.length; value++) {
    const count = counts[value - 1] ?? 0;
    if (count > highest) {
      values.length = 0;
      highest = count;
    }
    if (count === highest) values.push(value as Digit);
  }
  return values;
}
