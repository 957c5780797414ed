import { expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { lifePeriods } from '../cycles/life-periods.ts';
import { birthday } from './birthday.ts';

it.each([
  [1, 1],
  [9, 9],
  [10, 1], // 1 + 0
  [11, 11], // kept
  [13, 4], // 1 + 3
  [19, 1], // 10, then 1
  [20, 2],
  [22, 22], // kept
  [28, 1], // 10, then 1
  [29, 11], // 2 + 9, kept
  [31, 4],
])('the %i makes %i', (day, expected) => {
  expect(birthday({ year: 1990, month: 1, day }).value).toBe(expected);
});

it('shows the digits of the day and their sum', () => {
  expect(birthday({ year: 1954, month: 3, day: 17 }).steps).toEqual([
    { kind: 'digits', text: '17', to: [1, 7] },
    { kind: 'sum', terms: [1, 7], to: 8 },
  ]);
});

it('is the second life period, always', () => {
  const dates = everyDate().filter(({ year }) => year === 2000);
  expect(dates.filter((date) => birthday(date).value !== lifePeriods(date)[1]?.value)).toEqual([]);
});
