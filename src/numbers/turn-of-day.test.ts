import { personalDay } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { everyDate } from '#numerology-testing/every-date';
import { turnOfDay } from './turn-of-day';

// Also after the end of a month, where the days jump.
test('each return of a personal day is its next turn, across a year’s end and a February 29', () => {
  const birth = { year: 1988, month: 4, day: 9 };
  const lastTurns = new Map<number, number>();
  for (const today of everyDate().filter(({ year }) => year >= 2026 && year <= 2028)) {
    const { value } = personalDay(birth, { today });
    const turn = turnOfDay(today);
    expect(turn).toBe((lastTurns.get(value) ?? -1) + 1);
    lastTurns.set(value, turn);
  }
});

test('a clock before the first day shows the first line', () => {
  expect(turnOfDay({ year: 1999, month: 12, day: 31 })).toBe(0);
});
