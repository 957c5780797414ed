import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import type { LettersStep } from '../letters/letters.ts';
import { assignLetters } from '../letters/letters.ts';
import { valueCounts } from '../letters/value-counts.ts';
import type { Worked } from '../working/working.ts';

/**
 * Hidden Passion: the value 1–9 that occurs most often among a name's letters. Ties go to the
 * lowest, and a name without letters has 1 (docs/rules.md#hidden-passion).
 *
 * @example
 * hiddenPassion('Grace Hopper'); // value 7: G, P and P are worth 7; no other value comes thrice
 */
export function hiddenPassion(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return mostFrequentValue(assignLetters(name, 'all', choices));
}

/**
 * The Hidden Passion of letters that already have their values.
 *
 * @example
 * mostFrequentValue(assignLetters('Anna', 'all')); // value 1: A and A tie with N and N (5)
 */
export function mostFrequentValue(letters: LettersStep): Worked<number> {
  const counts = valueCounts(letters);
  const tied = mostFrequent(counts);
  const value = tied[0] ?? 1;
  return { value, steps: [letters, { kind: 'most-frequent', counts, tied, to: value }] };
}

/** The values 1–9 that share the highest count, the lowest first; none where nothing occurs. */
function mostFrequent(counts: readonly number[]): readonly number[] {
  const values: number[] = [];
  let highest = 1;
  for (let value = 1; value <= counts.length; value++) {
    const count = counts[value - 1] ?? 0;
    if (count > highest) {
      values.length = 0;
      highest = count;
    }
    if (count === highest) {
      values.push(value);
    }
  }
  return values;
}
