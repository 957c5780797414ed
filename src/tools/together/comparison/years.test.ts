import { expect, test } from 'vitest';
import { yearsAhead } from './years';

const today = { year: 2026, month: 11, day: 16 };
const dayOf = (year: number, month: number, day: number) => ({ year, month, day });

test.each([
  // 5 + 15 + 2027 = 2047 → 13 → 4, and 12 + 9 + 2027 = 2048 → 14 → 5: each a year more each year.
  [dayOf(1990, 5, 15), dayOf(1906, 12, 9), ['2027 4 5 same', '2028 5 6 same', '2029 6 7 ']],
  // 1 + 9 + 2027 = 2037 → 12 → 3, and 3 + 22 + 2027 = 2052 → 9: a start beside an end.
  [dayOf(1990, 1, 9), dayOf(1988, 3, 22), ['2027 3 9 opposite', '2028 4 1 ', '2029 5 2 ']],
])('the next three years of %o and %o have their marks', (one, other, expected) => {
  const years = yearsAhead(one, other, today);
  expect(
    years.map(({ year, first, second, mark = '' }) => `${year} ${first} ${second} ${mark}`),
  ).toEqual(expected);
});
