import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { ageOn } from './age-on.ts';
import { compareDates } from './compare-dates.ts';
import { dayOfYear } from './day-of-year.ts';
import { daysInMonth } from './days-in-month.ts';
import { formatDate } from './format-date.ts';
import { isWithin } from './is-within.ts';
import { parseDate } from './parse-date.ts';

const EVERY_DATE = everyDate();
const FIRST = { year: 1900, month: 1, day: 1 };
const LAST = { year: 2100, month: 12, day: 31 };
const on = (text: string) => parseDate(text) ?? expect.fail(text);

describe('parseDate', () => {
  it.each([
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }], // 400 divides 2000
    ['1900-01-01', { year: 1900, month: 1, day: 1 }],
    ['2100-12-31', { year: 2100, month: 12, day: 31 }],
    ['0001-01-01', { year: 1, month: 1, day: 1 }],
    ['9999-12-31', { year: 9999, month: 12, day: 31 }],
  ])('reads %s', (text, date) => {
    expect(parseDate(text)).toEqual(date);
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

  it('reads back every date 1900–2100 and refuses the day after each month', () => {
    const wrong = EVERY_DATE.filter((date) => {
      const read = parseDate(formatDate(date));
      return read === undefined || compareDates(read, date) !== 0;
    });
    expect(wrong).toEqual([]);
    expect(EVERY_DATE).toHaveLength(73_414); // 201 years × 365 + 49 leap days
  });

  it('never throws, and what it accepts is written the same way', () => {
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
});

describe('formatDate', () => {
  it('pads each part with zeros', () => {
    expect(formatDate({ year: 1990, month: 5, day: 7 })).toBe('1990-05-07');
    expect(formatDate({ year: 85, month: 12, day: 31 })).toBe('0085-12-31');
  });
});

describe('daysInMonth', () => {
  it.each([
    [1900, 2, 28],
    [2000, 2, 29],
    [2023, 2, 28],
    [2024, 2, 29],
    [2024, 1, 31],
    [2024, 4, 30],
    [2024, 12, 31],
  ])('gives month %2$i of %1$i %3$i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('dayOfYear', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-03-01', 60], // 31 + 28 + 1
    ['2024-03-01', 61], // 31 + 29 + 1
    ['2026-12-31', 365],
    ['2024-12-31', 366],
  ])('counts %s as day %i', (text, dayNumber) => {
    expect(dayOfYear(on(text))).toBe(dayNumber);
  });

  it('counts up by one from every day 1900–2100 to the next, and begins each year with 1', () => {
    let previous = 0;
    const wrong = EVERY_DATE.filter((date) => {
      const isNewYear = date.month === 1 && date.day === 1;
      const expected = isNewYear ? 1 : previous + 1;
      previous = expected;
      return dayOfYear(date) !== expected;
    });
    expect(wrong).toEqual([]);
  });
});

describe('compareDates and isWithin', () => {
  it('order all dates as the calendar does', () => {
    const wrong = EVERY_DATE.filter((date, index) => {
      const next = EVERY_DATE[index + 1];
      return next !== undefined && !(compareDates(date, next) < 0 && compareDates(next, date) > 0);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2000-06-15', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
  ])('finds %s within the limits: %s', (text, isInside) => {
    expect(isWithin(on(text), FIRST, LAST)).toBe(isInside);
  });
});

it('knows the leap years of every year there is', () => {
  const wrong = Array.from({ length: 9999 }, (_, index) => index + 1).filter((year) => {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return daysInMonth(year, 2) !== (isLeap ? 29 : 28);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['1954-03-17', '2026-03-16', 71],
  ['1954-03-17', '2026-03-17', 72],
  ['1954-03-17', '2026-03-18', 72],
  ['1954-03-17', '2026-02-28', 71],
  ['1954-03-17', '2026-04-01', 72],
  ['2000-02-29', '2027-02-28', 26],
  ['2000-02-29', '2027-03-01', 27],
  ['2000-02-29', '2028-02-29', 28],
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-16', '2026-11-15', undefined],
  ['2100-12-31', '2026-11-15', undefined],
  ['1900-01-01', '2026-11-15', 126],
])('somebody born on %s is on %s: %s', (birth, today, expected) => {
  expect(ageOn(on(birth), on(today))).toBe(expected);
});
