import * as words from '#texts/tools/blind-test/played';
import { allWays, ROUNDS, waysToGetAtLeast } from '../rules/chance';

export interface Score {
  readonly score: number;
  readonly rounds: number;
}

/** How likely a score is by luck, in two sentences. */
export function luck({ score, rounds }: Score): string {
  const atLeast = waysToGetAtLeast(Math.max(score, 1), rounds) / allWays(rounds);
  return words.luck(score, rounds, score === 0 ? 1 - atLeast : atLeast);
}

/** What to make of a score. The name is that of the person who was looked for, where it was somebody else. */
export function verdict({ score, rounds }: Score, name: string | undefined): string {
  if (rounds < ROUNDS) return words.verdictsOnFew[verdictOnFew({ score, rounds })](rounds, name);
  return words.verdicts[verdictOn(score)](name);
}

function verdictOn(score: number): keyof typeof words.verdicts {
  if (score <= 2) return 'fewer';
  if (score <= 4) return 'guess';
  if (score === 5) return 'little';
  return score === 6 ? 'better' : 'seldom';
}

function verdictOnFew({ score, rounds }: Score): keyof typeof words.verdictsOnFew {
  if (score <= Math.ceil(rounds / 3)) return 'guess';
  // Once in twenty, by an old custom of people who count things.
  return waysToGetAtLeast(score, rounds) > allWays(rounds) / 20 ? 'better' : 'seldom';
}
