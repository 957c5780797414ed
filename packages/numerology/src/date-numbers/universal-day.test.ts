import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot, naiveDigitSum } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { universalDay } from './universal-day.ts';

const EVERY_DATE = everyDate();

describe('universalDay', () => {
  it.each([
    [{ year: 2024, month: 12, day: 9 }, 2], // 2+0+2+4+1+2+0+9 = 20 → 2
    [{ year: 2000, month: 1, day: 8 }, 2], // 2+1+8 = 11 → 2, not kept
    [{ year: 1990, month: 1, day: 2 }, 4], // 1+9+9+1+2 = 22 → 4, not kept
    [{ year: 1989, month: 1, day: 23 }, 6], // 1+9+8+9+1+2+3 = 33 → 6, not kept
    [{ year: 1999, month: 9, day: 29 }, 3], // 1+9+9+9+9+2+9 = 48 → 12 → 3
    [{ year: 2000, month: 1, day: 1 }, 4], // 2+1+1
  ])('of $year-$month-$day is %i', (date, value) => {
    expect(universalDay(date).value).toBe(value);
  });

  it('shows every round', () => {
    expect(universalDay({ year: 1999, month: 9, day: 29 }).steps.slice(1)).toEqual([
      { kind: 'sum', terms: [1, 9, 9, 9, 0, 9, 2, 9], to: 48 },
      { kind: 'reduction', from: 48, digits: [4, 8], to: 12 },
      { kind: 'reduction', from: 12, digits: [1, 2], to: 3 },
    ]);
  });

  it('is the digital root, 1–9, of every date 1900–2100, as its working is', () => {
    const wrong = EVERY_DATE.filter((date) => {
      const { value, steps } = universalDay(date);
      const isRight = value === digitalRoot(naiveDigitSum(date)) && value >= 1 && value <= 9;
      return !isRight || replay(steps, { masters: [] }) !== value;
    });
    expect(wrong).toEqual([]);
  });
});
