/** How many rounds a test has. */
export const ROUNDS = 10;

/** After how many it can be ended. */
export const MIN_ROUNDS = 5;

/** How many passages a round has. One of them is the person's own. */
export const CHOICES = 3;

/**
 * How many ways there are to answer.
 *
 * @example
 * allWays(10); // 59,049
 */
export function allWays(rounds: number): number {
  return CHOICES ** rounds;
}

/**
 * In how many of all ways to answer exactly so many are right: the binomial distribution, in whole
 * numbers.
 *
 * @example
 * waysToGet(10, 10); // 1
 * waysToGet(9, 10); // 20: one of ten is wrong, in one of two ways
 */
export function waysToGet(score: number, rounds: number): number {
  let choose = 1;
  for (let index = 0; index < score; index += 1) choose = (choose * (rounds - index)) / (index + 1);
  return choose * (CHOICES - 1) ** (rounds - score);
}

/**
 * In how many of all ways to answer so many or more are right.
 *
 * @example
 * waysToGetAtLeast(9, 10) / allWays(10); // 0.00036: a guesser gets there once in 2,800 tests
 */
export function waysToGetAtLeast(score: number, rounds: number): number {
  let ways = 0;
  for (let more = score; more <= rounds; more += 1) ways += waysToGet(more, rounds);
  return ways;
}

/** The bars of the distribution: how likely each score is by luck, from 0 to 1. */
export function luckOf(rounds: number): readonly number[] {
  const all = allWays(rounds);
  return Array.from({ length: rounds + 1 }, (_, score) => waysToGet(score, rounds) / all);
}
