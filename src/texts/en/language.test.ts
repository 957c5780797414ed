import { expect, test } from 'vitest';
import { leapYear } from '#numerology-testing/every-date';
import { articleOf, fullDate, grouped, listed, ordinal, shortDate, spelled } from './language';

test('a choice is listed with “or”', () => {
  expect(listed(['4', '7'], 'or')).toBe('4 or 7');
  expect(listed(['4', '7', '9'], 'or')).toBe('4, 7, or 9');
});

test('small counts are spelled out, and figures get the right article', () => {
  expect([0, 2, 10, 11].map(spelled)).toEqual(['no', 'two', 'ten', '11']);
  expect([7, 8, 11, 22].map(articleOf)).toEqual(['a', 'an', 'an', 'a']);
});

test('every day of a leap year is formatted as `Intl` formats it', () => {
  for (const date of leapYear()) {
    const moment = Date.UTC(date.year, date.month - 1, date.day);
    const written = (dateStyle: 'full' | 'medium') =>
      new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }).format(moment);
    expect(fullDate(date)).toBe(written('full'));
    expect(shortDate(date)).toBe(written('medium'));
  }
});

test('thousands are grouped', () => {
  const written = ['0', '999', '1,000', '10,000', '1,234,567'];
  expect([0, 999, 1000, 10_000, 1_234_567].map(grouped)).toEqual(written);
});

test.each('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th'.split(' '))('%s', (spoken) => {
  expect(ordinal(Number.parseInt(spoken, 10))).toBe(spoken);
});
