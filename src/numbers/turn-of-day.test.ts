import { type CalendarDate, personalDay } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { turnOfDay } from './turn-of-day';

function on(month: number, day: number): CalendarDate {
  return { year: 2026, month, day };
}

test('it has its next turn across the end of a month, where the days jump', () => {
  // 1 + 29 = 2 + 1 + 27, so February 1 has the number of January 29, three days after it.
  expect([on(1, 2), on(1, 11), on(1, 20), on(1, 29)].map(turnOfDay)).toEqual([0, 1, 2, 3]);
  expect(turnOfDay(on(2, 1))).toBe(4);
  // 1 + 23 = 2 + 4 + 18: February 4 follows January 23, after twelve days.
  expect([on(1, 23), on(2, 4)].map(turnOfDay)).toEqual([2, 3]);
});

test('each return of a personal day is its next turn, across a year’s end and a February 29', () => {
  const birth = { year: 1988, month: 4, day: 9 };
  const lastTurns = new Map<number, number>();
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 3, 1); at += 86_400_000) {
    const date = new Date(at);
    const today = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    };
    const { value } = personalDay(birth, { today });
    const turn = turnOfDay(today);
    expect(turn).toBe((lastTurns.get(value) ?? -1) + 1);
    lastTurns.set(value, turn);
  }
});

test('a clock before the first day shows the first line', () => {
  expect(turnOfDay({ year: 1999, month: 12, day: 31 })).toBe(0);
});
