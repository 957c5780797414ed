import { expect, test } from 'vitest';
import { isRepeat, recordCheck, resultsFormat } from './lottery-record';
import { predictionOf } from './prediction';
import { recordAt } from './testing/fake-records';

const predict = (period: string) =>
  predictionOf({
    people: [{ name: 'Ada' }],
    extra: { 'life-path': '7', period, view: '2026-11-15' },
  }) ?? expect.fail();
const at = new Date('2026-11-15T17:00:00.123Z');
const prediction = predict('daily');

test('a prediction and a check have the documented fields', () => {
  const { numbers, day, period, lifePathNumber } = prediction;
  expect([day, period, lifePathNumber]).toEqual([{ year: 2026, month: 11, day: 15 }, 'daily', 7]);
  expect(numbers).toEqual([2, 3, 19, 20, 35, 36]);
  // Seed 7 + 15 + 11 = 33; 33, 66, 99, 132, 165 and 198 plus 2026 leave 1, 34, 18, 2, 35 and 19.
  expect(recordCheck(prediction, [35, 36, 36, 1, 4, 5], at)).toEqual({
    id: expect.stringMatching(/^1794762000123\d{10}$/),
    date: '2026-11-15T17:00:00.123Z',
    winningNumbers: [35, 36, 36, 1, 4, 5],
    userNumbers: [2, 3, 19, 20, 35, 36],
    matches: 2,
    lifePathNumber: 7,
    userName: 'Ada',
  });
  const ids = Array.from({ length: 100 }, () => recordCheck(prediction, [1], at).id);
  expect(new Set(ids).size).toBe(100);
});

const before = recordCheck(prediction, [1, 2, 3, 4, 5, 6], at);
const later = (milliseconds: number, winning = [1, 2, 3, 4, 5, 6], from = prediction) =>
  recordCheck(from, winning, new Date(at.getTime() + milliseconds));
const weekly = predict('weekly');

test.each([
  ['at once', later(0), true],
  ['within a second', later(999), true],
  ['after a second', later(1000), false],
  ['before, by a clock set back', later(-3_600_000), false],
  ['of other winning numbers', later(0, [1, 2, 3, 4, 5, 7]), false],
  ['of other numbers', later(0, [1, 2, 3, 4, 5, 6], weekly), false],
])('the same check %s is a repeat: %#', (_, check, expected) => {
  expect(isRepeat(check, before)).toBe(expected);
});

test.each([
  { userNumbers: [1, 2, 3, 4, 5] },
  { userNumbers: [0, 2, 3, 4, 5, 6] },
  { userNumbers: [], winningNumbers: [], matches: 0 },
  { userNumbers: [1.5, 2, 3, 4, 5, 6] },
  { winningNumbers: '1,2,3,4,5,6' },
  ...[-1, 7, null].map((matches) => ({ matches })),
  ...[0, 34].map((lifePathNumber) => ({ lifePathNumber })),
  ...[' \t', undefined].map((userName) => ({ userName })),
])('a result never has %j', (fields) => {
  expect(resultsFormat.isRecord({ ...recordAt(1), lifePathNumber: 33, matches: 6 })).toBe(true);
  expect(resultsFormat.isRecord({ ...recordAt(1), ...fields })).toBe(false);
});

test.each([
  { userNumbers: [4, 8, 15, 16, 23], winningNumbers: [1, 4, 8, 15, 16], matches: 4 },
  {
    userNumbers: [4, 8, 15, 16, 23, 42, 59],
    winningNumbers: [4, 8, 15, 16, 23, 42, 59],
    matches: 7,
  },
])('a result from before the rules of the draw changed stays one: %j', (fields) => {
  expect(resultsFormat.isRecord({ ...recordAt(1), ...fields })).toBe(true);
});
