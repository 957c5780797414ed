import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot, naiveDigitSum, naiveReduce } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { parseDate } from '../calendar/parse-date.ts';
import type { Worked } from '../working/step.ts';
import { attitude } from './attitude.ts';
import { birthday } from './birthday.ts';
import { lifePath } from './life-path.ts';
import { universalDay } from './universal-day.ts';

const EVERY_DATE = everyDate();
const inParts = (date: CalendarDate) => lifePath(date, { method: 'parts' });
const on = (text: string) => parseDate(text) ?? expect.fail(text);

/** The rule by way of text: each part reduced, then their sum. */
function naiveApart({ year, month, day }: CalendarDate): number {
  return naiveReduce(naiveReduce(month) + naiveReduce(day) + naiveReduce(year));
}

// What they are for the people worked out by hand is in chart.test.ts.
it.each<[string, (date: CalendarDate) => Worked<number>, (date: CalendarDate) => number]>([
  ['lifePath', lifePath, (date) => naiveReduce(naiveDigitSum(date))],
  ['lifePath in parts', inParts, naiveApart],
  ['attitude', attitude, ({ month, day }) => naiveReduce(month + day)],
  ['birthday', birthday, ({ day }) => naiveReduce(day)],
  ['universalDay', universalDay, (date) => digitalRoot(naiveDigitSum(date))],
])(
  '%s agrees with the plain rule and its own working on every date 1900–2100',
  (name, of, rule) => {
    const made = name === 'universalDay' ? { masters: [] } : {};
    const wrong = EVERY_DATE.filter((date) => {
      const { value, steps } = of(date);
      return value !== rule(date) || replay(steps, made) !== value;
    });
    expect(wrong).toEqual([]);
  },
);

describe('lifePath', () => {
  it('shows the digits of the text, zeros included', () => {
    expect(lifePath(on('1990-05-15')).steps).toEqual([
      { kind: 'digits', text: '1990-05-15', to: [1, 9, 9, 0, 0, 5, 1, 5] },
      { kind: 'sum', terms: [1, 9, 9, 0, 0, 5, 1, 5], to: 30 },
      { kind: 'reduction', from: 30, digits: [3, 0], to: 3 },
    ]);
  });

  it('takes each of the twelve values, masters included', () => {
    const values = new Set(EVERY_DATE.map((date) => lifePath(date).value));
    expect([...values].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
  });

  it.each([
    // With masters kept in the parts, and in single digits
    ['1999-12-20', 6, 6], // 3 + 2 + (28 → 10 → 1)
    ['1984-11-11', 8, 8], // 11 + 11 + 22 = 44 → 8; 2 + 2 + 4
    ['1983-05-14', 4, 4], // 5 + 5 + (21 → 3) = 13 → 4
    ['1992-09-29', 5, 5], // 9 + 11 + (21 → 3) = 23 → 5; 9 + 2 + 3 = 14 → 5
    ['1980-07-22', 11, 2], // 7 + 22 + (18 → 9) = 38 → 11; 7 + 4 + 9 = 20 → 2
    ['2009-02-07', 2, 11], // 2 + 7 + 11 = 20 → 2; 2 + 7 + 2 = 11, kept at the end
  ])('of %s in parts is %i, and %i in single digits', (text, kept, digits) => {
    expect(inParts(on(text)).value).toBe(kept);
    expect(lifePath(on(text), { method: 'digit-parts' }).value).toBe(digits);
  });

  it('shows each part with its own working', () => {
    expect(inParts(on('1999-12-20')).steps).toMatchObject([
      { kind: 'part', name: 'month', to: 3 },
      { kind: 'part', name: 'day', to: 2 },
      { kind: 'part', name: 'year', to: 1 },
      { kind: 'sum', terms: [3, 2, 1], to: 6 },
    ]);
  });

  it('in parts differs on 10,387 of 73,414 dates, one in seven, and never in its single digit', () => {
    const both = EVERY_DATE.map((date) => [inParts(date).value, lifePath(date).value] as const);
    expect(both).toHaveLength(73_414);
    expect(both.filter(([parts, whole]) => parts !== whole)).toHaveLength(10_387);
    expect(both.filter(([parts, whole]) => digitalRoot(parts) !== digitalRoot(whole))).toEqual([]);
  });
});

it('attitude adds month and day as whole numbers', () => {
  expect(attitude(on('2000-10-19')).steps).toEqual([
    { kind: 'sum', terms: [10, 19], to: 29 },
    { kind: 'reduction', from: 29, digits: [2, 9], to: 11 },
    { kind: 'master-kept', to: 11 },
  ]);
});

describe('birthday', () => {
  it.each([
    [9, 9],
    [10, 1], // 1 + 0
    [11, 11], // kept
    [19, 1], // 10, then 1
    [22, 22], // kept
    [29, 11], // 2 + 9, kept
  ])('on the %i is %i', (day, expected) => {
    expect(birthday({ year: 1990, month: 1, day }).value).toBe(expected);
  });

  it('shows the digits of the day and their sum', () => {
    expect(birthday(on('1954-03-17')).steps).toEqual([
      { kind: 'digits', text: '17', to: [1, 7] },
      { kind: 'sum', terms: [1, 7], to: 8 },
    ]);
  });
});

describe('universalDay', () => {
  it.each([
    ['2024-12-09', 2], // 2+0+2+4+1+2+0+9 = 20 → 2
    ['2000-01-08', 2], // 2+1+8 = 11 → 2, not kept
    ['1990-01-02', 4], // 1+9+9+1+2 = 22 → 4, not kept
    ['1989-01-23', 6], // 1+9+8+9+1+2+3 = 33 → 6, not kept
    ['2000-01-01', 4], // 2+1+1
  ])('of %s is %i', (text, value) => {
    expect(universalDay(on(text)).value).toBe(value);
  });

  it('shows every round', () => {
    expect(universalDay(on('1999-09-29')).steps.slice(1)).toEqual([
      { kind: 'sum', terms: [1, 9, 9, 9, 0, 9, 2, 9], to: 48 },
      { kind: 'reduction', from: 48, digits: [4, 8], to: 12 },
      { kind: 'reduction', from: 12, digits: [1, 2], to: 3 },
    ]);
  });
});
