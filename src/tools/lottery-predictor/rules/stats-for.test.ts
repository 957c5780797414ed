import { expect, test } from 'vitest';
import { recordAt } from '../testing/fake-records';
import { statsFor } from './stats-for';

test.each([
  [[1, 0, 0, 0], 0.3], // 0.25, a half up
  [[1, 0, 0], 0.3], // 0.33…
  [[2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2.1], // 41 ÷ 20 = 2.05
  [[0], 0],
])('%j matches are %f on average', (matches, average) => {
  const records = matches.map((count) => recordAt(0, { matches: count }));
  expect(statsFor(records, 'Ada')).toEqual({
    totalPredictions: matches.length,
    totalMatches: matches.reduce((total, count) => total + count, 0),
    bestMatch: Math.max(...matches),
    avgMatch: average,
  });
});

test('they are of the name as typed, outer white space aside', () => {
  const records = ['Ada', ' Ada ', 'ada'].map((userName) => recordAt(0, { userName, matches: 1 }));
  expect(statsFor(records, 'Ada ').totalPredictions).toBe(2);
});
