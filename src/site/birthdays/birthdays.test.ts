import { expect, test } from 'vitest';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import { attitudesOf, bestMatches, DAYS, numberOfDay, sameRoot } from './birthdays';

test('the Attitudes of the 29th, from January to December', () => {
  // Month + day, brought down; 11 and 33 are kept.
  const numbers = [3, 4, 5, 33, 7, 8, 9, 1, 11, 3, 4, 5];
  expect(attitudesOf(29).map(({ attitude }) => attitude?.value)).toEqual(numbers);
});

test.each([
  [29, []],
  [30, [2]],
  [31, [2, 4, 6, 9, 11]],
] as const)('the %ith is missing in the months %j', (day, months) => {
  const missing = attitudesOf(day).filter(({ attitude }) => !attitude);
  expect(missing.map(({ month }) => month)).toEqual(months);
});

test('days with one root are each other’s relatives', () => {
  expect(sameRoot(29)).toEqual([2, 11, 20]);
  expect(sameRoot(22)).toEqual([4, 13, 31]);
  for (const day of DAYS) for (const other of sameRoot(day)) expect(sameRoot(other)).toContain(day);
});

test.each(DAYS)('no other birthday scores higher with the %ith than its best matches', (day) => {
  const own = numberOfDay(day).value;
  const best = bestMatches(day);
  const lowest = Math.min(...best.map(({ score }) => score));
  const named = best.flatMap(({ days }) => days);
  for (const other of DAYS.filter((one) => numberOfDay(one).value !== own)) {
    if (named.includes(other)) continue;
    expect(compatibilityScore(own, numberOfDay(other).value).value).toBeLessThanOrEqual(lowest);
  }
});
