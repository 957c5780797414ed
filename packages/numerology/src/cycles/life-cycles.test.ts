import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isMaster } from '../numbers/core-numbers.ts';
import { partOf } from '../working/part-of.ts';
import type { Worked } from '../working/step.ts';
import { challenges } from './challenges.ts';
import { lifePeriods } from './life-periods.ts';
import type { LifeSpan } from './life-span.ts';
import { personalYear } from './personal-year.ts';
import { pinnacles } from './pinnacles.ts';

// Four cycles of nine years: every month, day and kind of year, 11 and 22 among them.
const DATES = everyDate().filter(({ year }) => year >= 1980 && year < 2016);

/** The person of the article on life cycles: 3, 17 → 8, 1954 → 19 → 10 → 1; Life Path 30 → 3. */
const VERA: CalendarDate = { year: 1954, month: 3, day: 17 };

/** Masters all along: 11, 11, 1984 → 22; Life Path 26 → 8. */
const MASTERS: CalendarDate = { year: 1984, month: 11, day: 11 };

/** The latest change: 1, 1, 1907 → 17 → 8; Life Path 19 → 10 → 1. */
const LATE: CalendarDate = { year: 1907, month: 1, day: 1 };

/** A master that comes up on the way: 9, 29 → 11, 1992 → 21 → 3; 41 → 5. */
const ON_THE_WAY: CalendarDate = { year: 1992, month: 9, day: 29 };

/** A Life Path of 33, which counts as 6: 1, 23 → 5, 1989 → 27 → 9. */
const THIRTY_THREE: CalendarDate = { year: 1989, month: 1, day: 23 };

/** A part of a date as its working shows it. */
function numberOf(text: string, digits: readonly number[], value: number): Worked<number> {
  return {
    value,
    steps: [
      { kind: 'digits', text, to: digits },
      { kind: 'sum', terms: digits, to: value },
    ],
  };
}

/** Spans in a line, without their working. */
function outline(spans: readonly LifeSpan[]): string {
  return spans.map(({ value, fromAge }) => `${value} from ${fromAge}`).join(', ');
}

/** Whether spans follow one another from birth, the last of them open. */
function isUnbroken(spans: readonly LifeSpan[]): boolean {
  return spans.every(({ fromAge }, index) => fromAge === (spans[index - 1]?.toAge ?? 0));
}

/** The digital roots of month, day and year. */
function roots({ month, day, year }: CalendarDate): readonly [number, number, number] {
  return [digitalRoot(month), digitalRoot(day), digitalRoot(year)];
}

describe('pinnacles', () => {
  it.each([
    // 3 + 8 = 11, kept; 8 + 1 = 9; 11 + 9 = 20 → 2; 3 + 1 = 4; 36 − 3 = 33
    [VERA, '11 from 0, 9 from 33, 2 from 42, 4 from 51'],
    // 11 + 11 = 22, kept; 11 + 22 = 33, kept; 22 + 33 = 55 → 10 → 1; 11 + 22 = 33; 36 − 8 = 28
    [MASTERS, '22 from 0, 33 from 28, 1 from 37, 33 from 46'],
    // 1 + 1 = 2; 1 + 8 = 9; 2 + 9 = 11, kept; 1 + 8 = 9; 36 − 1 = 35
    [LATE, '2 from 0, 9 from 35, 11 from 44, 9 from 53'],
    // 9 + 11 = 20 → 2; 11 + 3 = 14 → 5; 2 + 5 = 7; 9 + 3 = 12 → 3; 36 − 5 = 31
    [ON_THE_WAY, '2 from 0, 5 from 31, 7 from 40, 3 from 49'],
    // 1 + 5 = 6; 5 + 9 = 14 → 5; 6 + 5 = 11, kept; 1 + 9 = 10 → 1; 36 − 6 = 30
    [THIRTY_THREE, '6 from 0, 5 from 30, 11 from 39, 1 from 48'],
  ])('of %o', (date, expected) => {
    expect(outline(pinnacles(date))).toBe(expected);
  });

  it('shows both parts, their sum and the master it keeps', () => {
    expect(pinnacles(VERA)[0]?.steps).toEqual([
      partOf('first-number', numberOf('03', [0, 3], 3)),
      partOf('second-number', numberOf('17', [1, 7], 8)),
      { kind: 'sum', terms: [3, 8], to: 11 },
      { kind: 'master-kept', to: 11 },
    ]);
  });

  it('have the digital roots of their pairs on every date 1980–2015', () => {
    const wrong = DATES.filter((date) => {
      const [month, day, year] = roots(date);
      const expected = [month + day, day + year, month + 2 * day + year, month + year];
      return pinnacles(date).some(({ value }, index) => {
        const isKept = value <= 9 || isMaster(value);
        return !isKept || digitalRoot(value) !== digitalRoot(expected[index] ?? 0);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('last nine years in the middle, and end first between 27 and 35', () => {
    const ends = new Set<number | undefined>();
    for (const date of DATES) {
      const spans = pinnacles(date);
      ends.add(spans[0]?.toAge);
      const middle = spans.slice(1, 3).map(({ fromAge, toAge }) => (toAge ?? 0) - fromAge);
      if (!isUnbroken(spans) || spans[3]?.toAge !== undefined || middle.join() !== '9,9') {
        expect.fail(`${date.year}-${date.month}-${date.day}`);
      }
    }
    expect([...ends].sort()).toEqual([27, 28, 29, 30, 31, 32, 33, 34, 35]);
  });

  it('change in a Personal Year of 9, always', () => {
    const wrong = DATES.filter((date) =>
      [...pinnacles(date).slice(1), ...lifePeriods(date).slice(1)].some(
        ({ fromAge }) =>
          // The day itself may not exist in that year, and only the year counts.
          personalYear(date, { today: { year: date.year + fromAge, month: 1, day: 1 } }).value !==
          9,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('challenges', () => {
  it.each([
    // 8 − 3, 8 − 1, 7 − 5, 3 − 1
    [VERA, '5 from 0, 7 from 33, 2 from 42, 2 from 51'],
    // 2, 2 and 4 without masters: 2 − 2, 4 − 2, 2 − 0, 4 − 2
    [MASTERS, '0 from 0, 2 from 28, 2 from 37, 2 from 46'],
    // 1 − 1, 8 − 1, 7 − 0, 8 − 1
    [LATE, '0 from 0, 7 from 35, 7 from 44, 7 from 53'],
    // 9, 29 → 11 → 2 and 3: 9 − 2, 3 − 2, 7 − 1, 9 − 3
    [ON_THE_WAY, '7 from 0, 1 from 31, 6 from 40, 6 from 49'],
    // 5 − 1, 9 − 5, 4 − 4, 9 − 1
    [THIRTY_THREE, '4 from 0, 4 from 30, 0 from 39, 8 from 48'],
  ])('of %o', (date, expected) => {
    expect(outline(challenges(date))).toBe(expected);
  });

  it('show how a master is reduced all the way', () => {
    const { steps } = numberOf('29', [2, 9], 11);
    const reduced = [...steps, { kind: 'reduction', from: 11, digits: [1, 1], to: 2 } as const];
    expect(challenges(ON_THE_WAY)[0]?.steps[1]).toEqual(
      partOf('second-number', { value: 2, steps: reduced }),
    );
  });

  it('are the distances of digital roots on every date 1980–2015, as their working is', () => {
    const wrong = DATES.filter((date) => {
      const [month, day, year] = roots(date);
      const [first, second] = [Math.abs(month - day), Math.abs(day - year)];
      const expected = [first, second, Math.abs(first - second), Math.abs(month - year)];
      return challenges(date).some(
        ({ value, steps }, index) =>
          value !== expected[index] || replay(steps, { masters: [] }) !== value,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('take each value 0–8 and no other', () => {
    const values = new Set(DATES.flatMap((date) => challenges(date).map(({ value }) => value)));
    expect([...values].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('lifePeriods', () => {
  it.each([
    [VERA, '3 from 0, 8 from 33, 1 from 60'],
    [MASTERS, '11 from 0, 11 from 28, 22 from 55'],
    [LATE, '1 from 0, 1 from 35, 8 from 62'],
    [ON_THE_WAY, '9 from 0, 11 from 31, 3 from 58'],
    [THIRTY_THREE, '1 from 0, 5 from 30, 9 from 57'],
  ])('of %o', (date, expected) => {
    expect(outline(lifePeriods(date))).toBe(expected);
    expect(isUnbroken(lifePeriods(date))).toBe(true);
    expect(lifePeriods(date)[2]?.toAge).toBeUndefined();
  });

  it('say that a master in the date is kept', () => {
    expect(lifePeriods(MASTERS)[0]?.steps).toEqual([{ kind: 'master-kept', to: 11 }]);
  });
});
