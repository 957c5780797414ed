import { ageOn, type CalendarDate, cycles, parseDate } from '@ninefold/numerology';
import { anyDate } from '@ninefold/numerology/testing/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('observations', () => {
  test('the most frequent number, and where it occurs', () => {
    // Destiny 6, Personality 6; Name Number 7, Maturity 7; Soul Urge 9, Birthday 9
    expect(about('Grace Brewster Hopper', '1906-12-09')).toMatch(
      /Destiny and Personality.* 6.*Name Number and Maturity.* 7/,
    );
    // Rim Bi, 2000-01-08: Soul Urge, Attitude and Hidden Passion 9
    expect(about('Rim Bi', '2000-01-08')).toMatch(/Soul Urge, Attitude, and Hidden Passion/);
  });

  test('name and date with the same number', () => {
    // Ann is 11, and so is 1990-01-09
    expect(about('Ann', '1990-01-09')).toContain('Life Path and your Destiny are both an 11');
  });

  test('compatible and incompatible numbers, by the table of pairs', () => {
    // John Smith: Life Path 3 and Destiny 8 score 45; Soul Urge 6 and Personality 11 score 52
    expect(about('John Smith', '1990-05-15')).toMatch(
      /pull in different directions|said to disagree/,
    );
    // N, 1990-01-09: Life Path 11 and Destiny 5 score 83
    expect(about('N', '1990-01-09')).toMatch(/get along well|good friends/);
    // Grace Brewster Hopper: Soul Urge 9 and Personality 6 score 76
    expect(about('Grace Brewster Hopper', '1906-12-09')).toMatch(
      /Inside and outside agree|on good terms/,
    );
  });

  test('master numbers, with their single digit', () => {
    // José, 2000-02-29: the 29th is 11, and nothing else is a master
    expect(about('José', '2000-02-29')).toMatch(
      /Your Birthday is 11, a master number.* act like a 2/,
    );
  });

  test('a value that no letter has but a result does', () => {
    // Grace Hopper lacks 2 and 4; Destiny is 4
    expect(about('Grace Hopper', '1906-12-09')).toMatch(/worth a 4.*Destiny|A 4 is missing/);
    expect(about('abcdefghi', '1990-05-15')).toContain('All nine values');
  });

  test('the name is not compared with itself', () => {
    // One word: Name Number and Destiny are one sum. Ann, 1990-01-09: Soul Urge, Personality, Attitude 1
    expect(about('Ann', '1990-01-09')).not.toContain('Name Number');
    // Vowels alone: Soul Urge is Destiny.
    expect(about('Aia', '1990-01-09')).not.toContain('Soul Urge');
  });

  test('a name without letters', () => {
    expect(observe('李 42', TODAY)).toHaveLength(1);
    expect(about('李 42', '1990-01-09')).toContain('Latin spelling');
  });
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
