import { expect, test } from 'vitest';
import { companionsOf } from './companions';

const inShort = (number: Parameters<typeof companionsOf>[0]) =>
  companionsOf(number).map(({ number: other, score }) => `${other} ${score}`);

// Read from the table of pairs by hand, row by row.
test.each([
  [7, ['1 74', '5 72', '4 61', '9 53', '2 44', '6 42', '3 41', '8 34']],
  // The row of 1, which 11 is looked up as, and five points more; 1 itself is another number here.
  [11, ['5 83', '7 79', '3 74', '9 68', '1 63', '2 61', '8 57', '6 52', '4 48']],
] as const)('ranks the other numbers for %i, best first', (number, expected) => {
  expect(inShort(number)).toEqual(expected);
});
