import type { CountedLetters } from '@ninefold/numerology';
import { comparedNumbers, overallScore } from '../../compatibility/compare';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import { resolveChoices } from '../../person/letters/counted-letters';
import type { SavedPerson } from '../../person/people/saved-people';

/** Somebody whose name and birth date are known. */
export type Comparable = SavedPerson & { readonly date: NonNullable<SavedPerson['date']> };

/** Whether somebody has everything that a comparison needs. */
export function isComparable(person: SavedPerson): person is Comparable {
  return person.name !== '' && person.date !== undefined;
}

/**
 * The score of every pair, by row and column (docs/rules/together.md#together-mean). Undefined where somebody
 * meets themselves.
 */
export function familyScores(
  people: readonly Comparable[],
  chosen: CountedLetters | undefined,
): readonly (readonly (number | undefined)[])[] {
  const numbers = people.map((person) =>
    comparedNumbers({ ...person, letters: resolveChoices(person.letters, chosen) }),
  );
  const scoreOf = rememberedScores();
  return numbers.map((mine, row) =>
    numbers.map((yours, column) => {
      if (row === column) return undefined;
      return overallScore((kind) => scoreOf(mine[kind].value, yours[kind].value)).score;
    }),
  );
}

/** The scores of two numbers, each worked out once: a hundred people make 25,000 pairs of few numbers. */
function rememberedScores(): (first: number, second: number) => number {
  const scores = new Map<number, number>();
  return (first, second) => {
    const pair = 100 * first + second;
    const score = scores.get(pair) ?? compatibilityScore(first, second).value;
    scores.set(pair, score);
    return score;
  };
}
