import { expect, test } from 'vitest';
import { NO_CHOICES } from '../numbers/letter-choices';
import { type ComparedPerson, compare } from './compare';

function person(name: string, year: number, month: number, day: number): ComparedPerson {
  return { name, date: { year, month, day }, letters: NO_CHOICES };
}

/** Their numbers are worked out with pencil and paper in the library's worked examples. */
const john = person('John Smith', 1990, 5, 15); // 3, 8, 6, 11, and the 15th: 6
const grace = person('Grace Hopper', 1906, 12, 9); // 1, 4, 8, 5, 9
const li = person('李', 1912, 6, 23); // 6, and 0 for every number of the name, 5

test.each([
  // 11 and 5: 78 for 1 and 5, and 5.
  // 3 × 69 + 2 × 76 + 2 × 59 + 83 + 76 = 636, and 636 ÷ 9 is 70.7
  { one: john, other: grace, scores: [69, 76, 59, 83, 76], score: 71 },
  // 11 and 0: no row, but a master number still.
  // 3 × 81 + 2 × 50 + 2 × 50 + 55 + 37 = 535, and 535 ÷ 9 is 59.4
  { one: john, other: li, scores: [81, 50, 50, 55, 37], score: 59 },
])('$one.name and $other.name: $score %', ({ one, other, scores, score }) => {
  const comparison = compare(one, other);
  expect(comparison.rows.map((row) => row.score.value)).toEqual(scores);
  expect(comparison.score).toBe(score);
});
