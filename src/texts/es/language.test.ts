import { expect, test } from 'vitest';
import { leapYear } from '#numerology-testing/every-date';
import { fullDate, grouped, listed, longDate, monthName, timesInFigures } from './language';

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Luis'], 'Ana y Luis'],
  [['Ana', 'Luis', 'Inés'], 'Ana, Luis e Inés'],
  [['Ana', 'Hilda'], 'Ana e Hilda'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['Ana', 'Yolanda'], 'Ana y Yolanda'],
  [['Ana', 'Yvonne'], 'Ana e Yvonne'],
])('%j is listed as “%s”', (items, text) => {
  expect(listed(items)).toBe(text);
});

test('a choice is listed with “o”, and with “u” before its sound', () => {
  expect(['8', '11', '10', 'Óscar', 'Luis'].map((last) => listed(['7', last], 'or'))).toEqual([
    '7 u 8',
    '7 u 11',
    '7 o 10',
    '7 u Óscar',
    '7 o Luis',
  ]);
});

test('every day of a leap year is formatted as `Intl` formats it', () => {
  for (const date of leapYear()) {
    const moment = Date.UTC(date.year, date.month - 1, date.day);
    const written = (dateStyle: 'full' | 'long') =>
      new Intl.DateTimeFormat('es-419', { dateStyle, timeZone: 'UTC' }).format(moment);
    expect(longDate(date)).toBe(written('long'));
    // The comma after the weekday is older usage.
    expect(fullDate(date)).toBe(written('full').replace(', ', ' '));
  }
  expect(monthName(9)).toBe('septiembre');
});

test('thousands are apart from five digits on', () => {
  const written = ['999', '9999', '10\u202f000', '1\u202f234\u202f567'];
  expect([999, 9999, 10_000, 1_234_567].map(grouped)).toEqual(written);
  expect([0, 1, 2].map(timesInFigures)).toEqual(['0 veces', '1 vez', '2 veces']);
});
