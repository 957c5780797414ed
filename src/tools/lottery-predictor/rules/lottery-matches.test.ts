import { expect, test } from 'vitest';
import { countMatches, matchColor } from './lottery-matches';

test('all six numbers can match, in any order', () => {
  expect(countMatches([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1])).toBe(6);
});

test('the colors of none to six matches', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(matchColor)).toEqual([
    ...['grey', 'blue', 'blue', 'green', 'green', 'gold', 'gold'],
  ]);
});
