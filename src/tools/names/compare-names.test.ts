import { expect, test } from 'vitest';
import { numbers } from '#texts/numbers';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { compareNames } from './compare-names';
import { overview } from './sentences';

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
    `Four of the five numbers change: ${numbers['name-number'].label}, ${numbers.destiny.label}, ${numbers.personality.label}, and ${numbers['hidden-passion'].label}. ${numbers['soul-urge'].label} stays the same.`,
  ],
])('the overview of %j says: %s', (names, words) => {
  expect(overview(compareNames(named(...names), undefined), names.length)).toBe(words);
});
