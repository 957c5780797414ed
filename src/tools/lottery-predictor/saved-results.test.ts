import { expect, test } from 'vitest';
import { savedResults } from './saved-results';
import { recordAt } from './testing/fake-records';

test.each([
  { winningNumbers: [6, 6, 5, 40, 41, 42] },
  { matches: 0, lifePathNumber: 1 },
  { matches: 6, lifePathNumber: 33, userNumbers: [1, 2, 3, 4, 5, 49] },
])('a result may have %j', (fields) => {
  expect(savedResults.isRecord({ ...recordAt(1), ...fields })).toBe(true);
});

test.each([
  { userNumbers: [1, 2, 3, 4, 5] },
  { winningNumbers: [1, 2, 3, 4, 5, 6, 7] },
  { userNumbers: [0, 2, 3, 4, 5, 6] },
  { winningNumbers: [1, 2, 3, 4, 5, 50] },
  { userNumbers: [1.5, 2, 3, 4, 5, 6] },
  { userNumbers: ['1', '2', '3', '4', '5', '6'] },
  { winningNumbers: '1,2,3,4,5,6' },
  ...[-1, 7, null].map((matches) => ({ matches })),
  ...[0, 34].map((lifePathNumber) => ({ lifePathNumber })),
  ...[' \t', undefined].map((userName) => ({ userName })),
])('a result never has %j', (fields) => {
  expect(savedResults.isRecord({ ...recordAt(1), ...fields })).toBe(false);
});
