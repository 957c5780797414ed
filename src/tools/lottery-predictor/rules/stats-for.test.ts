import { expect, test } from 'vitest';
import { recordAt } from '../testing/fake-records';
import { statsFor } from './stats-for';

test.each([
  [[1, 0, 0, 0], 0.3], // 0.25, a half up
  [[1, 0, 0], 0.3], // 0.33…
  [[1, 1, 0], 0.7], // 0.67…
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

test.each(['Grace', ''])('everything is 0 for %j, without records', (name) => {
  const nothing = { totalPredictions: 0, totalMatches: 0, bestMatch: 0, avgMatch: 0 };
  expect(statsFor([recordAt(0)], name)).toEqual(nothing);
});
