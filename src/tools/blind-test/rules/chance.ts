/** How many rounds a test has. */
export const ROUNDS = 10;

/** How many passages a round has. One of them is the person's own. */
export const CHOICES = 3;

/** How many ways there are to answer: 59,049. */
export const ALL_WAYS = CHOICES ** ROUNDS;

/**
 * In how many of all ways to answer exactly so many are right: the binomial distribution, in whole
 * numbers.
 *
 * @example
 * waysToGet(10); // 1
 * waysToGet(9); // 20: one of ten is wrong, in one of two ways
 */
export function waysToGet(score: number): number {
  let choose = 1;
  for (let index = 0; index < score; index += 1) choose = (choose * (ROUNDS - index)) / (index + 1);
  return choose * (CHOICES - 1) ** (ROUNDS - score);
}

/**
 * In how many of all ways to answer so many or more are right.
 *
 * @example
 * waysToGetAtLeast(9) / ALL_WAYS; // 0.00036: somebody who guesses gets there once in 2,800 tests
 */
export function waysToGetAtLeast(score: number): number {
  let ways = 0;
  for (let more = score; more <= ROUNDS; more += 1) ways += waysToGet(more);
  return ways;
}

/** The bars of the distribution: how likely each score is by luck, from 0 to 1. */
export const LUCK: readonly number[] = Array.from(
  { length: ROUNDS + 1 },
  (_, score) => waysToGet(score) / ALL_WAYS,
);
