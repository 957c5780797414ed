import { expect, test } from 'vitest';
import { type Comparable, familyScores } from './family';

function member(name: string, year: number, month: number, day: number): Comparable {
  const record = { id: name, date: '2026-11-17T12:00:00Z', name };
  return { name, date: { year, month, day }, record, label: name };
}

test('every pair of a family has the score of its comparison, and nobody one with themselves', () => {
  const john = member('John Smith', 1990, 5, 15);
  const grace = member('Grace Hopper', 1906, 12, 9);
  const alan = member('Alan Turing', 1912, 6, 23);
  // Worked out by hand in the tests of the comparison: 71 and 54.
  const [first, second, third] = familyScores([john, grace, alan], 'a-z');
  expect(first).toEqual([undefined, 71, 54]);
  expect(second).toEqual([71, undefined, third?.[1]]);
  expect(third?.slice(0, 2)).toEqual([54, familyScores([grace, alan], 'a-z')[0]?.[1]]);
});
