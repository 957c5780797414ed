import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot, naiveDigitSum, naiveReduce } from '../../testing/oracles.ts';
import {
  type CalendarDate,
  compareDates,
  formatDate,
  isWithin,
  parseDate,
} from '../calendar/calendar-date.ts';
import { ageOn, dayOfYear, daysInMonth } from '../calendar/days.ts';
import type { Worked } from '../working/step.ts';
import { attitude, birthday, lifePath } from './date-numbers.ts';
import { universalDay } from './universal-numbers.ts';

const EVERY_DATE = everyDate();
const on = (text: string) => parseDate(text) ?? expect.fail(text);

it.each([
  ['0001-01-01', { year: 1, month: 1, day: 1 }],
  ['9999-12-31', { year: 9999, month: 12, day: 31 }],
])('reads and writes %s', (text, date) => {
  expect(parseDate(text)).toEqual(date);
  expect(formatDate(date)).toBe(text);
});

it.each([
  // No such day
  ...['2023-02-29', '1900-02-29', '2100-02-29', '2024-02-30', '2024-04-31', '2024-13-01'],
  ...['2024-00-10', '2024-01-00', '2024-01-32', '0000-01-01'],
  // Not written so
  ...['', '2024-1-01', '24-01-01', '12024-01-01', '2024-01-01T00:00', ' 2024-01-01'],
  ...['2024-01-01\n', '2024/01/01', '+024-01-01', '-024-01-01', '2e10-01-01'],
  ...['２０２４-01-01', '٢٠٢٤-٠١-٠١'], // full-width and Arabic-Indic digits
])('refuses %j', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

it('parseDate never throws, and what it accepts is written the same way', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
      (text) => {
        const date = parseDate(text);
        return date === undefined || formatDate(date) === text;
      },
    ),
  );
});

it('reads back, orders and counts every day 1900–2100 as the platform does', () => {
  let expected = 0;
  const wrong = EVERY_DATE.filter((date, index) => {
    const next = EVERY_DATE[index + 1];
    expected = date.month === 1 && date.day === 1 ? 1 : expected + 1;
    return (
      compareDates(on(formatDate(date)), date) !== 0 ||
      dayOfYear(date) !== expected ||
      (next && !(compareDates(date, next) < 0 && compareDates(next, date) > 0))
    );
  });
  expect(wrong).toEqual([]);
});

// All other months, and the years 1900–2100, are in the days of the year above.
it.each([
  [1, 28],
  [4, 29],
  [9996, 29],
])('February of %i has %i days', (year, days) => {
  expect(daysInMonth(year, 2)).toBe(days);
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('%s is within the limits: %s', (text, isInside) => {
  expect(isWithin(on(text), on('1900-01-01'), on('2100-12-31'))).toBe(isInside);
});

it.each([
  ['1954-03-17', '2026-03-16', 71],
  ['1954-03-17', '2026-03-17', 72],
  ['2000-02-29', '2027-02-28', 26],
  ['2000-02-29', '2027-03-01', 27],
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-16', '2026-11-15', undefined],
])('somebody born on %s is on %s: %s', (birth, today, expected) => {
  expect(ageOn(on(birth), on(today))).toBe(expected);
});

const inParts = (date: CalendarDate) => lifePath(date, { method: 'parts' });
const inDigits = (date: CalendarDate) => lifePath(date, { method: 'digit-parts' });

/** The rule by way of text: each part made smaller, then their sum reduced. */
const naiveApart =
  (smaller: (part: number) => number) =>
  ({ year, month, day }: CalendarDate) =>
    naiveReduce(smaller(month) + smaller(day) + smaller(year));

// What they are for the people worked out by hand is in profile.test.ts.
it.each<[string, (date: CalendarDate) => Worked<number>, (date: CalendarDate) => number]>([
  ['lifePath', lifePath, (date) => naiveReduce(naiveDigitSum(date))],
  ['lifePath in parts', inParts, naiveApart(naiveReduce)],
  ['lifePath in single digits', inDigits, naiveApart(digitalRoot)],
  ['attitude', attitude, ({ month, day }) => naiveReduce(month + day)],
  ['birthday', birthday, ({ day }) => naiveReduce(day)],
  ['universalDay', universalDay, (date) => digitalRoot(naiveDigitSum(date))],
])('%s agrees with the plain rule on every date 1900–2100', (_, of, rule) => {
  expect(EVERY_DATE.filter((date) => of(date).value !== rule(date))).toEqual([]);
});

it('shows the digits of the text, zeros included, and what they come to', () => {
  expect(lifePath(on('1990-05-15')).steps).toEqual([
    { kind: 'digits', text: '1990-05-15', to: [1, 9, 9, 0, 0, 5, 1, 5] },
    { kind: 'sum', terms: [1, 9, 9, 0, 0, 5, 1, 5], to: 30 },
    { kind: 'reduction', from: 30, digits: [3, 0], to: 3 },
  ]);
});
