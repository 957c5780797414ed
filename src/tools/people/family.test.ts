import { expect, test } from 'vitest';
import { compare } from '../../compatibility/compare';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { type Comparable, familyScores } from './family';

function member(name: string, year: number, month: number, day: number): Comparable {
  const record = { id: name, date: '2026-11-17T12:00:00Z', name };
  return { name, date: { year, month, day }, choices: undefined, record, label: name };
}

function score(one: Comparable, other: Comparable): number {
  return compare({ ...one, choices: NO_CHOICES }, { ...other, choices: NO_CHOICES }).score;
}

test('every pair of a family has the score of its comparison, and nobody one with themselves', () => {
  const john = member('John Smith', 1990, 5, 15);
  const grace = member('Grace Hopper', 1906, 12, 9);
  const alan = member('Alan Turing', 1912, 6, 23);
  const family = [john, grace, alan];
  const scores = familyScores(family, 'a-z');
  // Worked out by hand in the tests of the comparison: 71 and 54.
  expect(scores[0]?.slice(0, 3)).toEqual([undefined, 71, 54]);
  for (const [row, one] of family.entries()) {
    for (const [column, other] of family.entries()) {
      if (row !== column) expect(scores[row]?.[column]).toBe(score(one, other));
    }
  }
});
