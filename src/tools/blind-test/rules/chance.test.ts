import { expect, test } from 'vitest';
import { ALL_WAYS, LUCK, waysToGet, waysToGetAtLeast } from './chance';

// Worked out by hand: ten rounds of three, 3^10 ways, C(10, k) × 2^(10 − k) of them with k right.
test.each([
  [0, 1024, 59_049],
  [1, 5120, 58_025],
  [2, 11_520, 52_905],
  [3, 15_360, 41_385],
  [4, 13_440, 26_025],
  [5, 8064, 12_585],
  [6, 3360, 4521],
  [7, 960, 1161],
  [8, 180, 201],
  [9, 20, 21],
  [10, 1, 1],
])('%i right in %i of 59,049 ways, as many or more in %i', (score, ways, orMore) => {
  expect(ALL_WAYS).toBe(59_049);
  expect(waysToGet(score)).toBe(ways);
  expect(waysToGetAtLeast(score)).toBe(orMore);
  expect(LUCK[score]).toBe(ways / 59_049);
});
