import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { compareNames } from './compare-names';
import { closest, describeRow, overview } from './summary';

const named = (...names: string[]) => names.map((name) => ({ name, letters: NO_CHOICES }));

test('a row is changed where one of four names differs', () => {
  // Name Number and Destiny: A1 N5 N5 = 11; with B2 13, a 4.
  const [first, all] = compareNames(named('Ann', 'Ann', 'Ann', 'Ann B'), undefined).rows;
  expect([first?.isChanged, all?.isChanged]).toEqual([false, true]);
});

test.each([
  [['Ann B', 'Ann K'], 'Nothing changes: all five numbers are the same for both names.'],
  [['Ann', 'Ann', 'Ann'], 'Nothing changes: all five numbers are the same for all three names.'],
  [['Kate', 'Amy'], 'Everything changes: none of the five numbers stays the same.'],
  [
    ['Kate', 'Cate'],
    'Four of the five numbers change: Name Number, Destiny, Personality, and Hidden Passion. Soul Urge stays the same.',
  ],
])('the overview of %j says: %s', (names, words) => {
  expect(overview(compareNames(named(...names), undefined), names.length)).toBe(words);
});

test.each([
  [['Kate', 'Cate'], 2, 'Soul Urge is 6 for both.'],
  [['Ann', 'Ann', 'Ann'], 1, 'Destiny is 11 for all three.'],
  [['Ann', 'Kate', 'Cate'], 1, 'Destiny is 11 for Ann and Cate; 1 for Kate.'],
])('of %j, row %i is told as: %s', (names, row, words) => {
  const found = compareNames(named(...names), undefined).rows[row];
  expect(found && describeRow(found, names, undefined)).toBe(words);
});

test.each([
  [[2, 1], ['Kate', 'Cate'], 'The closest to it is Cate.'],
  [[1, 2, 1], ['Ann', 'Bo', 'Cy'], 'The closest to it are Ann and Cy.'],
  [[4, 4], ['Ann', 'Bo'], 'Both names are the same distance from it.'],
  [[4, 4, 4], ['Ann', 'Bo', 'Cy'], 'All names are the same distance from it.'],
])('bridges of %j: %j', (bridges, names, words) => {
  expect(closest(bridges, names)).toBe(words);
});
