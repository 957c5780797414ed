import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot, naiveDigitSum, naiveReduce } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { lifePath } from './life-path.ts';

const EVERY_DATE = everyDate();
const inParts = (date: CalendarDate) => lifePath(date, { method: 'parts' });

/** The rule by way of text: each part reduced, then their sum. */
function naiveApart({ year, month, day }: CalendarDate): number {
  return naiveReduce(naiveReduce(month) + naiveReduce(day) + naiveReduce(year));
}

describe('lifePath in parts', () => {
  it.each([
    ['1999-12-20', { year: 1999, month: 12, day: 20 }, 6], // 3 + 2 + (28 → 10 → 1)
    ['1906-12-09', { year: 1906, month: 12, day: 9 }, 1], // 3 + 9 + (16 → 7) = 19 → 10 → 1
    ['1984-11-11', { year: 1984, month: 11, day: 11 }, 8], // 11 + 11 + 22 = 44 → 8
    ['1990-02-09', { year: 1990, month: 2, day: 9 }, 3], // 2 + 9 + (19 → 10 → 1) = 12 → 3
    ['1983-05-14', { year: 1983, month: 5, day: 14 }, 4], // 5 + 5 + (21 → 3) = 13 → 4
    ['1992-09-29', { year: 1992, month: 9, day: 29 }, 5], // 9 + 11 + (21 → 3) = 23 → 5
    ['1980-07-22', { year: 1980, month: 7, day: 22 }, 11], // 7 + 22 + (18 → 9) = 38 → 11
  ])('of %s is what the three parts come to', (_, date, value) => {
    expect(inParts(date).value).toBe(value);
  });

  it('shows each part with its own working', () => {
    expect(inParts({ year: 1999, month: 12, day: 20 }).steps).toMatchObject([
      { kind: 'part', name: 'month', to: 3 },
      { kind: 'part', name: 'day', to: 2 },
      { kind: 'part', name: 'year', to: 1 },
      { kind: 'sum', terms: [3, 2, 1], to: 6 },
    ]);
  });

  it('agrees with the plain rule on every date', () => {
    const wrong = EVERY_DATE.filter((date) => inParts(date).value !== naiveApart(date));
    expect(wrong).toEqual([]);
  });

  it('has a working that adds up', () => {
    const wrong = EVERY_DATE.filter((date) => replay(inParts(date).steps) !== inParts(date).value);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['1984-11-11', { year: 1984, month: 11, day: 11 }, 8], // 2 + 2 + 4
    ['1992-09-29', { year: 1992, month: 9, day: 29 }, 5], // 9 + 2 + 3 = 14 → 5
    ['1980-07-22', { year: 1980, month: 7, day: 22 }, 2], // 7 + 4 + 9 = 20 → 2
    ['1970-09-10', { year: 1970, month: 9, day: 10 }, 9], // 9 + 1 + 8 = 18 → 9
    ['1972-01-10', { year: 1972, month: 1, day: 10 }, 3], // 1 + 1 + 1
    ['2009-02-07', { year: 2009, month: 2, day: 7 }, 11], // 2 + 7 + 2 = 11, kept at the end
  ])('of %s in single digits', (_, date, value) => {
    expect(lifePath(date, { method: 'digit-parts' }).value).toBe(value);
  });

  it('ends in the same single digit as the sum in one row', () => {
    const wrong = EVERY_DATE.filter(
      (date) => digitalRoot(inParts(date).value) !== digitalRoot(lifePath(date).value),
    );
    expect(wrong).toEqual([]);
  });

  it('differs from the sum in one row on 10,387 of 73,414 dates, one in seven', () => {
    const differing = EVERY_DATE.filter(
      (date) => naiveApart(date) !== naiveReduce(naiveDigitSum(date)),
    );
    expect(EVERY_DATE).toHaveLength(73_414);
    expect(differing).toHaveLength(10_387);
    expect(EVERY_DATE.filter((date) => inParts(date).value !== lifePath(date).value)).toHaveLength(
      10_387,
    );
  });
});
