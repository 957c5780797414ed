import { expect, test } from 'vitest';
import { a, listed, longDate, shortMonth, spelled } from './wording';

test.each([
  [[], ''],
  [['Ł'], 'Ł'],
  [['Ł', 'Ø'], 'Ł and Ø'],
  [['Ł', 'Ø', 'Æ'], 'Ł, Ø, and Æ'],
  [['1', '2', '3', '4'], '1, 2, 3, and 4'],
])('%j is listed as “%s”', (items, words) => {
  expect(listed(items)).toBe(words);
  expect(new Intl.ListFormat('en').format(items)).toBe(words);
});

test('a choice is listed with “or”', () => {
  expect(listed(['4', '7'], 'or')).toBe('4 or 7');
  expect(listed(['4', '7', '9'], 'or')).toBe('4, 7, or 9');
});

test('small counts are spelled, and figures have their article', () => {
  expect([0, 2, 9, 10].map(spelled)).toEqual(['no', 'two', 'nine', '10']);
  expect([7, 8, 11, 22].map(a)).toEqual(['a', 'an', 'an', 'a']);
});

test('dates are in words', () => {
  expect(longDate({ year: 1906, month: 12, day: 9 })).toBe('December 9, 1906');
  expect(shortMonth(9)).toBe('Sep');
});
