import { NO_CHOICES } from '@ninefold/numerology';
import { anyDate, anyName } from '@ninefold/numerology/testing/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, type Person } from './compare';

function person(name: string, year: number, month: number, day: number): Person {
  return { name, date: { year, month, day }, choices: NO_CHOICES };
}

/** Their numbers are worked out with pencil and paper in the library's worked examples. */
const john = person('John Smith', 1990, 5, 15); // 3, 8, 6, 11, and the 15th: 6
const grace = person('Grace Hopper', 1906, 12, 9); // 1, 4, 8, 5, 9
const alan = person('Alan Turing', 1912, 6, 23); // 6, 9, 5, 4, 5
const zizz = person('Zizz Fry', 1989, 1, 23); // 33, 1, 9, 1, 5
const zoe = person('Zoë Núñez', 2000, 2, 29); // 6, 5, 11, 3, and the 29th: 11
const li = person('李', 1912, 6, 23); // 6, and 0 for every number of the name, 5

describe('compare', () => {
  test.each([
    // 3 × 69 + 2 × 76 + 2 × 59 + 38 + 76 = 591, and 591 ÷ 9 is 65.7
    { one: john, other: grace, scores: [69, 76, 59, 38, 76], score: 66 },
    // 3 × 81 + 2 × 40 + 2 × 37 + 77 + 37 = 511, and 511 ÷ 9 is 56.8
    { one: john, other: alan, scores: [81, 40, 37, 77, 37], score: 57 },
    // 3 × 71 + 2 × 78 + 2 × 66 + 69 + 38 = 608, and 608 ÷ 9 is 67.6
    { one: zizz, other: zoe, scores: [71, 78, 66, 69, 38], score: 68 },
    // 3 × 47 + 2 × 39 + 2 × 50 + 32 + 65 = 416, and 416 ÷ 9 is 46.2
    { one: grace, other: alan, scores: [47, 39, 50, 32, 65], score: 46 },
    // 3 × 80 + 2 × 54 + 2 × 71 + 78 + 71 = 639, and 639 ÷ 9 is 71
    { one: john, other: john, scores: [80, 54, 71, 78, 71], score: 71 },
    // 3 × 81 + 2 × 50 + 2 × 50 + 50 + 37 = 530, and 530 ÷ 9 is 58.9
    { one: john, other: li, scores: [81, 50, 50, 50, 37], score: 59 },
  ])('$one.name and $other.name: $score %', ({ one, other, scores, score }) => {
    const comparison = compare(one, other);
    expect(comparison.rows.map((row) => row.score.value)).toEqual(scores);
    expect(comparison.score).toBe(score);
  });

  test('the rows have the kind, both numbers and how they meet', () => {
    const rows = compare(zizz, zoe).rows.map(({ kind, first, second, meeting }) => [
      kind,
      first.value,
      second.value,
      meeting,
    ]);
    expect(rows).toEqual([
      ['life-path', 33, 6, 'masters'],
      ['expression', 1, 5, 'friends'],
      ['soul-urge', 9, 11, 'masters'],
      ['personality', 1, 3, 'neutral'],
      ['birthday', 5, 11, 'masters'],
    ]);
  });

  test('a name without letters for a number makes its row incomplete', () => {
    expect(compare(john, li).rows.map(({ isIncomplete }) => isIncomplete)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('swapping the people changes nothing but the order', () => {
    const anyPerson = fc.record({
      name: anyName,
      date: anyDate,
      choices: fc.constant(NO_CHOICES),
    });
    fc.assert(
      fc.property(anyPerson, anyPerson, (one, other) => {
        const there = compare(one, other);
        const back = compare(other, one);
        expect(back.score).toBe(there.score);
        expect(there.score).toBeGreaterThanOrEqual(32);
        expect(there.score).toBeLessThanOrEqual(82);
        expect(back.rows.map((row) => ({ ...row, score: row.score.value }))).toEqual(
          there.rows.map((row) => ({
            ...row,
            first: row.second,
            second: row.first,
            score: row.score.value,
          })),
        );
      }),
    );
  });
});
