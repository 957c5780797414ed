import { expect, test } from 'vitest';
import { monthsAhead } from './months-ahead.ts';

test('twelve months from the present one, into the next Personal Year', () => {
  // 2026: 4 + 9 + 2026 = 2039, 14, a Personal Year of 5. October 5 + 10 = 15, 6; then 7 and 8.
  // 2027: 4 + 9 + 2027 = 2040, 6. January 6 + 1 = 7, then one more each month: 8, 9, 1 … 6 + 9 = 15, 6.
  const months = monthsAhead(
    { year: 1988, month: 4, day: 9 },
    { today: { year: 2026, month: 10, day: 31 } },
  );
  expect(months.map(({ year, month, value }) => [year, month, value])).toEqual([
    [2026, 10, 6],
    [2026, 11, 7],
    [2026, 12, 8],
    [2027, 1, 7],
    [2027, 2, 8],
    [2027, 3, 9],
    [2027, 4, 1],
    [2027, 5, 2],
    [2027, 6, 3],
    [2027, 7, 4],
    [2027, 8, 5],
    [2027, 9, 6],
  ]);
});

test('in January the twelve are the calendar year', () => {
  const months = monthsAhead(
    { year: 1990, month: 1, day: 1 },
    { today: { year: 2026, month: 1, day: 1 } },
  );
  expect(new Set(months.map(({ year }) => year))).toEqual(new Set([2026]));
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
