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
