import { type ComparedNumbers, comparedNumbers, compareNumbers } from '../../compatibility/compare';
import type { KeptPerson } from '../../ui/people/kept-people';

/** Somebody whose name and birth date are known. */
export type Comparable = KeptPerson & { readonly date: NonNullable<KeptPerson['date']> };

/** Whether somebody has everything that a comparison needs. */
export function isComparable(person: KeptPerson): person is Comparable {
  return person.name !== '' && person.date !== undefined;
}

/**
 * The score of every pair, by row and column (docs/rules.md#together-mean). Undefined where somebody
 * meets themselves.
 */
export function familyScores(people: readonly Comparable[]): (number | undefined)[][] {
  const numbers: ComparedNumbers[] = people.map((person) => comparedNumbers(person));
  const scores: (number | undefined)[][] = people.map(() => []);
  for (const [row, one] of numbers.entries()) {
    for (const [column, other] of numbers.slice(0, row).entries()) {
      const { score } = compareNumbers(one, other);
      for (const [first, second] of [
        [row, column],
        [column, row],
      ] as const) {
        const line = scores[first];
        if (line) line[second] = score;
      }
    }
  }
  return scores;
}
