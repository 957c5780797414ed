import { describe, expect, it } from 'vitest';
import { leapYear } from '../../testing/every-date.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { personalDay } from './personal-day.ts';
import { personalMonth } from './personal-month.ts';

const DELLA = { year: 1988, month: 4, day: 9 };
const DORA = { year: 1982, month: 7, day: 23 };

describe('personalMonth and personalDay', () => {
  it.each([
    // 4 + 9 + 2026 = 2039 → 14 → 5; 5 + 10 = 15 → 6; 6 + 6 = 12 → 3
    [DELLA, { year: 2026, month: 10, day: 6 }, 6, 3],
    // 7 + 23 + 2026 = 2056 → 13 → 4; 4 + 10 = 14 → 5; 5 + 3 = 8
    [DORA, { year: 2026, month: 10, day: 3 }, 5, 8],
    // 4 + 7 = 11, kept, folded: 2; 2 + 31 = 33, kept, folded: 6
    [DORA, { year: 2026, month: 7, day: 31 }, 2, 6],
    // 5 + 4 = 9; 9 + 9 = 18 → 9
    [DELLA, { year: 2026, month: 4, day: 9 }, 9, 9],
  ])('of %o on %o are %i and %i', (birth, today, month, day) => {
    expect(personalMonth(birth, { today }).value).toBe(month);
    expect(personalDay(birth, { today }).value).toBe(day);
  });

  it('are always 1 to 9, on every day of a year, and their workings add up', () => {
    for (const today of leapYear()) {
      const month = personalMonth(DELLA, { today });
      const day = personalDay(DELLA, { today });
      const { month: m, day: d } = DELLA;
      expect(month.value).toBe(digitalRoot(m + d + today.year + today.month));
      expect(day.value).toBe(digitalRoot(m + d + today.year + today.month + today.day));
      expect(replay(month.steps)).toBe(month.value);
      expect(replay(day.steps)).toBe(day.value);
    }
  });
});
