import { describe, expect, it } from 'vitest';
import { countMatches, matchColor } from './lottery-matches';

describe('countMatches', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], 0],
    [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], 6],
    [[1, 2, 3, 4, 5, 6], [6, 6, 5, 40, 41, 42], 2], // a winning number typed twice counts once
    [[1, 2, 3, 4, 5, 6], [6, 6, 6, 6, 6, 6], 1],
    [[6, 6, 6, 6, 6, 6], [6, 1, 2, 3, 4, 5], 1],
    [[], [1], 0],
  ])('of %j among %j is %i', (own, winning, matches) => {
    expect(countMatches(Object.freeze(own), Object.freeze(winning))).toBe(matches);
  });
});

describe('matchColor', () => {
  it.each([
    [6, 'gold'],
    [5, 'gold'],
    [4, 'green'],
    [3, 'green'],
    [2, 'blue'],
    [1, 'blue'],
    [0, 'grey'],
  ])('of %i matches is %s', (matches, color) => {
    expect(matchColor(matches)).toBe(color);
  });
});
