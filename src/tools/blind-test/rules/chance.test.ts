import { expect, test } from 'vitest';
import { ALL_WAYS, LUCK, waysToGet, waysToGetAtLeast } from './chance';

// Worked out by hand: ten rounds of three, 3^10 ways, C(10, k) × 2^(10 − k) of them with k right.
test('the ways to get 0 to 10 right, and as many or more', () => {
  const scores = Array.from({ length: 11 }, (_, score) => score);
  const ways = [1024, 5120, 11_520, 15_360, 13_440, 8064, 3360, 960, 180, 20, 1];
  expect(ALL_WAYS).toBe(59_049);
  expect(scores.map(waysToGet)).toEqual(ways);
  expect(scores.map(waysToGetAtLeast)).toEqual([
    59_049, 58_025, 52_905, 41_385, 26_025, 12_585, 4521, 1161, 201, 21, 1,
  ]);
  expect(LUCK).toEqual(ways.map((way) => way / 59_049));
});
