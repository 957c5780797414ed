import { profile } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import * as words from '#texts/tools/profile/small';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { essenceOf } from '../time/spans';
import { smallNumbersOf } from './small-numbers';

const DATE = { year: 1962, month: 7, day: 3 };

test.each(['', '李明', '123'])('a name without letters, %j, has only what it can have', (name) => {
  const numbers = smallNumbersOf(profile(name, DATE, NO_CHOICES)).flatMap(({ numbers }) => numbers);
  expect(numbers.filter(({ text }) => !text)).toEqual([]);
  expect(JSON.stringify(numbers.map(({ shown }) => shown))).not.toMatch(/undefined|null/);
  expect(essenceOf(name, DATE, NO_CHOICES, { year: 2026, month: 11, day: 17 })).toBeUndefined();
});

test('a bridge that comes twice has its text once', () => {
  // A1 N5 N5 is 11, a 2 here; its vowel is 1, its consonants 10, 1; the date is 28, 10, 1.
  const [, , between] = smallNumbersOf(profile('Ann', DATE, NO_CHOICES));
  expect(between?.numbers.map(({ shown }) => shown)).toEqual(['1', '0', '1']);
  expect(new Set(between?.numbers.map(({ text }) => text)).size).toBe(3);
  expect(between?.numbers[2]?.text).toContain(words.names.lifePathAndExpression);
});
