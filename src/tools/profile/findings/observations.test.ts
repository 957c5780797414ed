import { ageOn, type CalendarDate, cycles, parseDate } from '@ninefold/numerology';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate } from '#numerology-testing/arbitraries';
import { bannedPhrases, repeatedSentences } from '../../../../tests/texts/editorial';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { numberVoices } from '../../../readings/number-voices';
import { profile } from '../person';
import { observations } from './observations';

const TODAY: CalendarDate = { year: 2026, month: 11, day: 15 };

function observe(name: string, date: CalendarDate): readonly string[] {
  return observations({
    profile: profile(name, date, NO_CHOICES),
    cycles: cycles(date, { today: TODAY }),
    age: ageOn(date, TODAY),
    voices: numberVoices,
  });
}

function about(name: string, birthDate: string): string {
  return observe(name, parseDate(birthDate) ?? expect.fail(birthDate)).join('\n');
}

test.each<[string, string, RegExp]>([
  // The most frequent number, and where it occurs: Destiny 6, Personality 6; Name Number 7, Maturity 7;
  // Soul Urge 9, Birthday 9.
  [
    'Grace Brewster Hopper',
    '1906-12-09',
    /Destiny and Personality.* 6.*Name Number and Maturity.* 7/,
  ],
  ['Rim Bi', '2000-01-08', /Soul Urge, Attitude, and Hidden Passion/], // all 9
  // Name and date with the same number, 11.
  ['Ann', '1990-01-09', /Life Path and your Destiny are both an 11/],
  // By the table of pairs, Life Path 3 and Destiny 8 score 45, Soul Urge 6 and Personality 11 52.
  ['John Smith', '1990-05-15', /pull in different directions|said to disagree/],
  ['N', '1990-01-09', /get along well|good friends/], // Life Path 11 and Destiny 5 score 83
  // Soul Urge 9 and Personality 6 score 76.
  ['Grace Brewster Hopper', '1906-12-09', /Inside and outside agree|on good terms/],
  // The 29th is 11, and nothing else is a master.
  ['José', '2000-02-29', /Your Birthday is 11, a master number.* act like a 2/],
  ['Grace Hopper', '1906-12-09', /worth a 4.*Destiny|A 4 is missing/], // lacks 2 and 4, Destiny 4
  ['abcdefghi', '1990-05-15', /All nine values/],
  ['李 42', '1990-01-09', /^[^\n]*Latin spelling[^\n]*$/], // and nothing else
])('about %s, born on %s: %s', (name, birthDate, words) => {
  expect(about(name, birthDate)).toMatch(words);
});

test('the name is not compared with itself', () => {
  // One word: Name Number and Destiny are one sum. Ann, 1990-01-09: Soul Urge, Personality, Attitude 1
  expect(about('Ann', '1990-01-09')).not.toContain('Name Number');
  // Vowels alone: Soul Urge is Destiny.
  expect(about('Aia', '1990-01-09')).not.toContain('Soul Urge');
});

const name = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz     '), { minLength: 1, maxLength: 30 })
  .map((characters) => characters.join(''));

test('for any person, sentences are complete, and none appears twice', () => {
  fc.assert(
    fc.property(name, anyDate, (text, date) => {
      const seen = observe(text, date);
      expect(seen.length).toBeGreaterThanOrEqual(1);
      expect(seen.length).toBeLessThanOrEqual(5);
      for (const sentence of seen) {
        expect(sentence).toMatch(/^[A-Z].*[.]$/);
        expect(sentence).not.toMatch(/undefined|NaN|\ba (8|11)\b|\ban (?!8|11)\d/);
        expect(bannedPhrases(sentence)).toEqual([]);
      }
      expect(repeatedSentences(seen.map((where) => ({ where, text: where })))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
