import type { CalendarDate } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { leapYear } from '#numerology-testing/every-date';
import { replay } from '../../../../tests/testing/replay-tools';
import { lotteryNumbers, type Period } from './lottery-numbers';

const NEW_YEAR: CalendarDate = { year: 2026, month: 1, day: 1 };

/** The rule of docs/rules.md#lottery-draw, with an array of 49 slots. */
function naiveNumbers(lifePath: number, period: Period, { year, month, day }: CalendarDate) {
  const isTaken = new Array<boolean>(49).fill(false);
  for (let position = 1; position <= 6; position++) {
    const factor = period === 'weekly' ? 7 : 1;
    let slot = ((lifePath + day + month) * position * factor + year) % 49;
    while (isTaken[slot]) {
      slot = slot === 48 ? 0 : slot + 1;
    }
    isTaken[slot] = true;
  }
  return isTaken.flatMap((taken, slot) => (taken ? [slot + 1] : []));
}

// 2026 = 41 × 49 + 17 and 2057 = 41 × 49 + 48.
test.each([
  // seed 5 + 1 + 1 = 7, times 7 is 49: each position comes to 18 and steps up
  [5, 'weekly', NEW_YEAR, [18, 19, 20, 21, 22, 23]],
  // seed 33 + 4 + 12 = 49: each comes to 49, and steps up by way of 1
  [33, 'daily', { year: 2057, month: 12, day: 4 }, [1, 2, 3, 4, 5, 49]],
] as const)('of Life Path %i, %s, on %o are %o', (lifePath, period, today, numbers) => {
  expect(lotteryNumbers(lifePath, period, today).value).toEqual(numbers);
});

test.each(['daily', 'weekly'] as const)('%s, follow the rule on every day', (period) => {
  const wrong: unknown[] = [];
  for (let lifePath = 1; lifePath <= 33; lifePath++) {
    for (const today of leapYear()) {
      const { value, steps } = lotteryNumbers(lifePath, period, today);
      const expected = String(naiveNumbers(lifePath, period, today));
      if (String(value) !== expected || String(replay(steps)) !== expected) {
        wrong.push({ lifePath, today, value });
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('weekly, are one of two sets for everybody in any one year', () => {
  for (let year = 1900; year <= 2100; year++) {
    const sets = new Set<string>();
    // The seed is the Life Path plus a day and a month: at least 3, at most 76.
    for (let seed = 3; seed <= 76; seed++) {
      sets.add(String(lotteryNumbers(seed - 2, 'weekly', { year, month: 1, day: 1 }).value));
    }
    expect(sets.size, `${year}`).toBe(2);
  }
});
