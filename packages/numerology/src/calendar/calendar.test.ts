import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { compareDates, formatDate, parseDate } from './calendar-date.ts';
import { ageOn, dayOfYear, daysInMonth, isWithin } from './days.ts';

const on = (text: string) => parseDate(text) ?? expect.fail(text);

it.each([
  ['2000-02-29', { year: 2000, month: 2, day: 29 }], // 400 divides 2000
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
  const dates = everyDate();
  let expected = 0;
  const wrong = dates.filter((date, index) => {
    const next = dates[index + 1];
    expected = date.month === 1 && date.day === 1 ? 1 : expected + 1;
    return (
      compareDates(on(formatDate(date)), date) !== 0 ||
      dayOfYear(date) !== expected ||
      (next && !(compareDates(date, next) < 0 && compareDates(next, date) > 0))
    );
  });
  expect(wrong).toEqual([]);
});

it('knows the length of every month of every year', () => {
  const thirty = [4, 6, 9, 11];
  for (let year = 1; year <= 9999; year += 1) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    for (let month = 1; month <= 12; month += 1) {
      const days = month === 2 ? (isLeap ? 29 : 28) : thirty.includes(month) ? 30 : 31;
      if (daysInMonth(year, month) !== days) expect.fail(`${year}-${month}`);
    }
  }
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
