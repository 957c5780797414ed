import { expect, test } from 'vitest';
import { dayAfter } from './day-after';

test.each([
  ['2026-11-17', { year: 2026, month: 11, day: 17 }, { year: 2026, month: 11, day: 18 }],
  ['a leap day', { year: 2028, month: 2, day: 28 }, { year: 2028, month: 2, day: 29 }],
  ['the end of a year', { year: 2026, month: 12, day: 31 }, { year: 2027, month: 1, day: 1 }],
])('the day after %s', (_, day, next) => {
  expect(dayAfter(day)).toEqual(next);
});
