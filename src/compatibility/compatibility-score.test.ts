import { describe, expect, it } from 'vitest';
import { replay } from '../../tests/testing/replay-tools';
import { compatibilityScore } from './compatibility-score';
import { SCORE_TABLE } from './score-table';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

it('the table has nine rows of nine whole numbers, the least of them 32 and the greatest 82', () => {
  expect(SCORE_TABLE.map((row) => row.length)).toEqual(NUMBERS.slice(1, 10).map(() => 9));
  const all = SCORE_TABLE.flat();
  expect(all.every(Number.isInteger)).toBe(true);
  expect([Math.min(...all), Math.max(...all)]).toEqual([32, 82]);
});

describe('compatibilityScore', () => {
  it.each([
    [3, 9, 82],
    [4, 5, 32],
    [11, 5, 83], // 1 and 5: 78, and 5 for one master number
    [22, 22, 88], // 2 and 2: 78, and 10; just at the limit
    [33, 33, 88], // 3 and 3: 80, and 10 is 90; limited
    [0, 7, 50],
    [0, 11, 55], // no row, but a master number still
  ])('of %i and %i is %i', (first, second, score) => {
    expect(compatibilityScore(first, second).value).toBe(score);
  });

  it.each(NUMBERS)('of %i and every other is the same either way, and as its working', (first) => {
    for (const second of NUMBERS) {
      const { value, steps } = compatibilityScore(first, second);
      expect(value).toBe(compatibilityScore(second, first).value);
      expect(replay(steps)).toBe(value);
    }
  });
});
