import { expect, test } from 'vitest';
import { compatibilityScore } from './compatibility-score';
import { SCORE_TABLE } from './score-table';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

test('the table has nine rows of nine whole numbers, the least of them 32 and the greatest 82', () => {
  expect(SCORE_TABLE.map((row) => row.length)).toEqual(NUMBERS.slice(1, 10).map(() => 9));
  const all = SCORE_TABLE.flat();
  expect(all.every(Number.isInteger)).toBe(true);
  expect([Math.min(...all), Math.max(...all)]).toEqual([32, 82]);
});

test.each([
  [3, 9, 82],
  [4, 5, 32],
  [11, 5, 83], // 1 and 5: 78, and 5 for one master number
  [22, 22, 88], // 2 and 2: 78, and 10; just at the limit
  [0, 7, 50],
])('the score of %i and %i is %i', (first, second, score) => {
  expect(compatibilityScore(first, second).value).toBe(score);
});

test('a score is the same either way, and its working ends with it', () => {
  for (const [first, second] of NUMBERS.flatMap((one) =>
    NUMBERS.map((two) => [one, two] as const),
  )) {
    const { value, steps } = compatibilityScore(first, second);
    expect(value).toBe(compatibilityScore(second, first).value);
    expect(steps.at(-1)?.to).toBe(value);
  }
});

test('a working looks up, adds for master numbers, and limits', () => {
  const three = { kind: 'master-digit', from: 33, to: 3 };
  expect(compatibilityScore(33, 33).steps).toEqual([
    three,
    three,
    { kind: 'table', row: 3, column: 3, found: true, to: 80 },
    { kind: 'bonus', from: 80, masters: 2, to: 90 },
    { kind: 'cap', from: 90, limit: 88, to: 88 },
  ]);
  expect(compatibilityScore(0, 11).steps.slice(1)).toEqual([
    { kind: 'table', row: 0, column: 1, found: false, to: 50 },
    { kind: 'bonus', from: 50, masters: 1, to: 55 },
  ]);
});
