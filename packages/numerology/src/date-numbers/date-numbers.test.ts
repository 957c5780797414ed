import { expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot, naiveDigitSum, naiveReduce } from '../../testing/oracles.ts';
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

// What they are for the people worked out by hand is in profile.test.ts.
it.each<[string, (date: CalendarDate) => Worked<number>, (date: CalendarDate) => number]>([
  ['lifePath', lifePath, (date) => naiveReduce(naiveDigitSum(date))],
  ['lifePath in parts', inParts, naiveApart],
  ['attitude', attitude, ({ month, day }) => naiveReduce(month + day)],
  ['birthday', birthday, ({ day }) => naiveReduce(day)],
  ['universalDay', universalDay, (date) => digitalRoot(naiveDigitSum(date))],
])('%s agrees with the plain rule on every date 1900–2100', (_, of, rule) => {
  expect(EVERY_DATE.filter((date) => of(date).value !== rule(date))).toEqual([]);
});

it.each([
  // With masters kept in the parts, and in single digits
  ['1999-12-20', 6, 6], // 3 + 2 + (28 → 10 → 1)
  ['1984-11-11', 8, 8], // 11 + 11 + 22 = 44 → 8; 2 + 2 + 4
  ['1992-09-29', 5, 5], // 9 + 11 + (21 → 3) = 23 → 5; 9 + 2 + 3 = 14 → 5
  ['1980-07-22', 11, 2], // 7 + 22 + (18 → 9) = 38 → 11; 7 + 4 + 9 = 20 → 2
  ['2009-02-07', 2, 11], // 2 + 7 + 11 = 20 → 2; 2 + 7 + 2 = 11, kept at the end
])('lifePath of %s in parts is %i, and %i in single digits', (text, kept, digits) => {
  expect(inParts(on(text)).value).toBe(kept);
  expect(lifePath(on(text), { method: 'digit-parts' }).value).toBe(digits);
});

it.each([
  ['2024-12-09', 9, 2], // 2+0+2+4+1+2+0+9 = 20 → 2
  ['1990-01-29', 11, 4], // 2 + 9 = 11, kept; 1+9+9+1+2+9 = 31 → 4
  ['1990-01-11', 11, 4], // kept; 1+9+9+1+1+1 = 22 → 4, not kept
  ['2000-01-08', 8, 2], // 2+1+8 = 11 → 2, not kept
  ['1989-01-23', 5, 6], // 1+9+8+9+1+2+3 = 33 → 6, not kept
  ['1990-05-19', 1, 7], // 19 → 10 → 1; 34 → 7
  ['1990-05-22', 22, 1], // kept; 28 → 10 → 1
])('birthday of %s is %i, and its universalDay %i', (text, ofDay, ofDate) => {
  expect([birthday(on(text)).value, universalDay(on(text)).value]).toEqual([ofDay, ofDate]);
});

it('shows the digits of the text, zeros included, or each part with its own working', () => {
  expect(lifePath(on('1990-05-15')).steps).toEqual([
    { kind: 'digits', text: '1990-05-15', to: [1, 9, 9, 0, 0, 5, 1, 5] },
    { kind: 'sum', terms: [1, 9, 9, 0, 0, 5, 1, 5], to: 30 },
    { kind: 'reduction', from: 30, digits: [3, 0], to: 3 },
  ]);
  expect(inParts(on('1999-12-20')).steps).toMatchObject([
    { kind: 'part', name: 'month', to: 3 },
    { kind: 'part', name: 'day', to: 2 },
    { kind: 'part', name: 'year', to: 1 },
    { kind: 'sum', terms: [3, 2, 1], to: 6 },
  ]);
  expect(attitude(on('2000-10-19')).steps).toEqual([
    { kind: 'sum', terms: [10, 19], to: 29 },
    { kind: 'reduction', from: 29, digits: [2, 9], to: 11 },
    { kind: 'master-kept', to: 11 },
  ]);
  expect(birthday(on('1954-03-17')).steps).toEqual([
    { kind: 'digits', text: '17', to: [1, 7] },
    { kind: 'sum', terms: [1, 7], to: 8 },
  ]);
  expect(universalDay(on('1999-09-29')).steps.slice(1)).toEqual([
    { kind: 'sum', terms: [1, 9, 9, 9, 0, 9, 2, 9], to: 48 },
    { kind: 'reduction', from: 48, digits: [4, 8], to: 12 },
    { kind: 'reduction', from: 12, digits: [1, 2], to: 3 },
  ]);
});
