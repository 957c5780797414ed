import { expect, test } from 'vitest';
import { countMatches, matchColor } from './lottery-matches';

test.each([
  [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], 0],
  [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], 6],
  [[1, 2, 3, 4, 5, 6], [6, 6, 5, 40, 41, 42], 2], // a winning number typed twice counts once
  [[1, 2, 3, 4, 5, 6], [6, 6, 6, 6, 6, 6], 1],
])('of %j among %j match %i', (own, winning, matches) => {
  expect(countMatches(Object.freeze(own), Object.freeze(winning))).toBe(matches);
});

test('the colors of none to six matches', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(matchColor)).toEqual([
    ...['grey', 'blue', 'blue', 'green', 'green', 'gold', 'gold'],
  ]);
});
