import { expect, test } from 'vitest';
import { allWays, luckOf, waysToGet, waysToGetAtLeast } from './chance';

// Worked out by hand: n rounds of three, 3^n ways, C(n, k) × 2^(n − k) of them with k right.
test.each([
  {
    rounds: 10,
    all: 59_049,
    ways: [1024, 5120, 11_520, 15_360, 13_440, 8064, 3360, 960, 180, 20, 1],
    atLeast: [59_049, 58_025, 52_905, 41_385, 26_025, 12_585, 4521, 1161, 201, 21, 1],
  },
  {
    rounds: 5,
    all: 243,
    ways: [32, 80, 80, 40, 10, 1],
    atLeast: [243, 211, 131, 51, 11, 1],
  },
])('the ways to get so many of $rounds right, and as many or more', (expected) => {
  const { rounds, all, ways, atLeast } = expected;
  expect(allWays(rounds)).toBe(all);
  expect(ways.map((_, score) => waysToGet(score, rounds))).toEqual(ways);
  expect(ways.map((_, score) => waysToGetAtLeast(score, rounds))).toEqual(atLeast);
  expect(luckOf(rounds)).toEqual(ways.map((way) => way / all));
});
