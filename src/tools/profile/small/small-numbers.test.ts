import { profile } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import * as texts from '../../../readings/small-numbers';
import { essenceOf } from '../time/spans';
import { smallNumbersOf } from './small-numbers';

const DATE = { year: 1962, month: 7, day: 3 };

function shown(name: string): Record<string, string> {
  const groups = smallNumbersOf(profile(name, DATE, NO_CHOICES), texts);
  return Object.fromEntries(
    groups.flatMap(({ numbers }) => numbers.map(({ label, shown }) => [label, shown])),
  );
}

test('the small numbers of a name and a date', () => {
  // T2 H8 O6 M4 A1 S1, C3 R9 U3 I9 S1 E5, M4 A1 P7 O6 T2 H8 E5 R9: 22, 30 and 42 make 94, 13, 4.
  // The vowels 6 + 1, 3 + 9 + 5, 1 + 6 + 5 make 36, 9; the consonants 58, 13, 4. The date is 28, 10, 1.
  expect(shown('Thomas Cruise Mapother')).toMatchObject({
    Cornerstone: 'T, 2',
    Capstone: 'S, 1',
    'First vowel': 'O, 6',
    // The initials: 2 + 3 + 4.
    Balance: '9',
    // Thomas is 22, kept, and the 3rd: 25, 7.
    'Rational thought': '7',
    // All of 1 to 9.
    'Subconscious self': '9',
    'Life Path and Expression': '3',
    'Soul Urge and Personality': '5',
    'Destiny and Personality': '0',
  });
});

test.each(['', '李明', '123'])('a name without letters, %j, has only what it can have', (name) => {
  const numbers = smallNumbersOf(profile(name, DATE, NO_CHOICES), texts).flatMap(
    ({ numbers }) => numbers,
  );
  expect(numbers.filter(({ text }) => !text)).toEqual([]);
  expect(JSON.stringify(numbers.map(({ shown }) => shown))).not.toMatch(/undefined|null/);
  expect(essenceOf(name, DATE, NO_CHOICES, { year: 2026, month: 11, day: 17 })).toBeUndefined();
});

test('a bridge that comes twice has its text once', () => {
  // A1 N5 N5 is 11, a 2 here; its vowel is 1, its consonants 10, 1; the date is 28, 10, 1.
  const [, , between] = smallNumbersOf(profile('Ann', DATE, NO_CHOICES), texts);
  expect(between?.numbers.map(({ shown }) => shown)).toEqual(['1', '0', '1']);
  expect(new Set(between?.numbers.map(({ text }) => text)).size).toBe(3);
  expect(between?.numbers[2]?.text).toContain('Life Path and Expression');
});
