import { expect, test } from 'vitest';
import { homeNumbers } from '../numbers/home-numbers';
import { pairingsOf } from './pairings';

const date = { year: 1906, month: 12, day: 9 };

/** “destiny 4 attitude 3”, and where it is told if it is told elsewhere. */
function told(name: string, birthDate: typeof date | undefined): readonly string[] {
  return pairingsOf(homeNumbers(name, birthDate)).map(({ one, other, toldIn }) =>
    [one, other]
      .map(({ id, number }) => `${id} ${number}`)
      .concat(toldIn ? `in ${toldIn}` : [])
      .join(' '),
  );
}

test('a number is read beside an equal one, else beside the one furthest away in temperament', () => {
  // Name 7, Life Path 1, Destiny and Expression 4, Soul Urge 8, Personality 5, Maturity 5, Attitude 3,
  // Hidden Passion 7. The portrait has 4 and 5, which are furthest apart.
  // Squared distances: 7 from 4 is 21, from 8 21, from 3 22, from 1 13, from 5 11; 1 from 4 is 14, from 3
  // 11, from 5 6, from 8 2; 4 from 5 is 26, from 8 10, from 3 21; 8 from 5 is 10, from 3 9; 5 from 3 is 5.
  expect(told('Grace Hopper', date)).toEqual([
    'name-number 7 hidden-passion 7',
    'life-path 1 destiny 4',
    'destiny 4 name-number 7',
    'soul-urge 8 name-number 7',
    'personality 5 maturity 5',
    'expression 4 attitude 3',
    'maturity 5 name-number 7',
    'attitude 3 name-number 7',
    'hidden-passion 7 life-path 1',
  ]);
});

test('a number is not read beside itself under another name', () => {
  // A1 N5 N5 = 11, of which the vowel is a 1 and the consonants 10, a 1; 5 comes up most. One word, so
  // the Name Number is Destiny too. The portrait has three 11s, and 1. 5 is further from 1 than from 11.
  expect(told('Ann', undefined)).toEqual([
    'name-number 11 hidden-passion 5',
    'destiny 11 soul-urge 1 in portrait',
    'soul-urge 1 personality 1',
    'personality 1 hidden-passion 5',
    'expression 11 soul-urge 1 in portrait',
    'hidden-passion 5 soul-urge 1 in personality',
  ]);
});

test('of two numbers that three of the nine are each, the portrait tells what they do to each other', () => {
  // Jonas: 1 + 6 + 5 + 1 + 1 = 14, a 5. Weber: 5 + 5 + 2 + 5 + 9 = 26; together 40, a 4. Vowels 17, an 8;
  // consonants 23, a 5. Four 5s. The date is 31, a 4; 6 + 30 = 36, a 9; 4 + 4 = 8. The portrait has 4 and 5.
  // Squared distances: 4 from 9 is 22, from 8 10; 5 from 8 and from 9 10; 8 from 9 18.
  expect(told('Jonas Weber', { year: 1975, month: 6, day: 30 })).toEqual([
    'name-number 5 personality 5',
    'life-path 4 destiny 4',
    'destiny 4 attitude 9',
    'soul-urge 8 maturity 8',
    'personality 5 soul-urge 8',
    'expression 4 soul-urge 8',
    'maturity 8 attitude 9',
    'attitude 9 name-number 5',
    'hidden-passion 5 name-number 5 in name-number',
  ]);
});
