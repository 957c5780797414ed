import { describe, expect, test } from 'vitest';
import { yearsAhead } from './years';

const today = { year: 2026, month: 11, day: 16 };

describe('yearsAhead', () => {
  test('are the next three calendar years of both, with their marks', () => {
    // 5 + 15 + 2027 = 2047 → 13 → 4, and 12 + 9 + 2027 = 2048 → 14 → 5: each a year more each year.
    const john = { year: 1990, month: 5, day: 15 };
    const grace = { year: 1906, month: 12, day: 9 };
    expect(yearsAhead(john, grace, today)).toEqual([
      { year: 2027, first: 4, second: 5, mark: 'same' },
      { year: 2028, first: 5, second: 6, mark: 'same' },
      { year: 2029, first: 6, second: 7, mark: undefined },
    ]);
  });

  test('mark a start beside an end', () => {
    // 1 + 9 + 2027 = 2037 → 12 → 3, and 3 + 22 + 2027 = 2052 → 9.
    const ann = { year: 1990, month: 1, day: 9 };
    const ben = { year: 1988, month: 3, day: 22 };
    expect(
      yearsAhead(ann, ben, today).map(({ first, second, mark }) => [first, second, mark]),
    ).toEqual([
      [3, 9, 'opposite'],
      [4, 1, undefined],
      [5, 2, undefined],
    ]);
  });
});
