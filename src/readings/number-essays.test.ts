import { lifePath } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { numberEssays } from './number-essays';

const essay = (number: keyof typeof numberEssays) => numberEssays[number].opening.join(' ');
const digitsOf = (value: number) => Array.from(String(value), Number);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(1900, 0, 1);

/** Every date that the calculators accept, from 1900 to 2100. */
const dates = Array.from({ length: (Date.UTC(2101, 0, 1) - FIRST) / DAY }, (_, index) => {
  const date = new Date(FIRST + index * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
});

/** Each claim with the words that make it, so that neither can change without the other. */
const facts: readonly (readonly [keyof typeof numberEssays, string, boolean])[] = [
  [1, '10, 19, 28 or 37', [10, 19, 28, 37].every((total) => total % 9 === 1)],
  [
    2,
    'no other number does this',
    upTo(1000)
      .filter((n) => n + n === n * n)
      .join() === '2',
  ],
  [
    3,
    'the only number that equals the sum of all the numbers before it',
    upTo(1000)
      .filter((n) => sum(upTo(n - 1)) === n)
      .join() === '3',
  ],
  [
    3,
    'If this sum can be divided by 3, the number can be divided by 3 too',
    upTo(9999).every((n) => (sum(digitsOf(n)) % 3 === 0) === (n % 3 === 0)),
  ],
  [
    4,
    'Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four',
    ['thirtythree', 'eleven', 'six', 'three', 'five', 'four'].map((word) => word.length).join() ===
      '11,6,3,5,4,4',
  ],
  [6, 'multiply them and you get 6 again', 1 + 2 + 3 === 6 && 1 * 2 * 3 === 6],
  [
    6,
    'The next perfect numbers are 28, 496 and 8,128',
    upTo(8128).filter(isPerfect).join() === '6,28,496,8128',
  ],
  [
    7,
    'No other number from 1 to 10 is so alone',
    upTo(10)
      .filter((n) => isPrime(n) && 2 * n > 10)
      .join() === '7',
  ],
  [7, 'you get 0.285714: the same digits in the same order', isRing('142857', '285714')],
  [8, 'more than 9,000,000,000,000,000,000 grains', 2n ** 63n > 9n * 10n ** 18n],
  [8, 'no other powers are neighbors', powersSideBySide(100_000).join() === '8,9'],
  [9, 'you write 72 instead of 27, the error is 45', 72 - 27 === 45 && 45 % 9 === 0],
  [9, 'you write 590 instead of 509, it’s 81', 590 - 509 === 81 && 81 % 9 === 0],
  [
    9,
    'Count in nines up to 90, and the digits always add up to 9',
    upTo(10).every((n) => sum(digitsOf(9 * n)) === 9),
  ],
  [
    9,
    'Add 9 to any other digit, and the digits of the answer lead back to where you were',
    upTo(8).every((n) => sum(digitsOf(n + 9)) === n),
  ],
  [11, 'it gives 121', 11 * 11 === 121],
  [22, 'ten chains long and one chain wide is an acre', 220 * 22 === 4840],
  [22, 'eighty chains make a mile', 80 * 22 === 1760],
  [22, 'only 4 in 10,000', Math.round((22 / 7 / Math.PI - 1) * 10_000) === 4],
  [
    22,
    'of all birth dates from 1900 to 2100, about one in nineteen',
    Math.round(dates.length / dates.filter((date) => lifePath(date).value === 22).length) === 19,
  ],
  [33, 'so there are a hundred in all', 34 + 33 + 33 === 100],
  [
    33,
    'three cubes',
    8866128975287528n ** 3n - 8778405442862239n ** 3n - 2736111468807040n ** 3n === 33n,
  ],
  [
    33,
    'no birthday falls on it between December 20, 1999 and September 29, 2029',
    dates
      .filter((date) => lifePath(date).value === 33)
      .map(({ year, month, day }) => `${year}-${month}-${day}`)
      .join()
      .includes('1999-12-20,2029-9-29'),
  ],
];

function isPrime(n: number): boolean {
  return n > 1 && upTo(n - 1).every((d) => d === 1 || n % d !== 0);
}

function isPerfect(n: number): boolean {
  return n > 1 && sum(upTo(Math.floor(n / 2)).filter((d) => n % d === 0)) === n;
}

function isRing(first: string, second: string): boolean {
  const period = (numerator: number) =>
    String(Math.floor((numerator * 999_999) / 7)).padStart(6, '0');
  return period(1) === first && period(2) === second && (first + first).includes(second);
}

/** The powers up to a limit that have another right beside them. */
function powersSideBySide(limit: number): readonly number[] {
  const powers = new Set<number>();
  for (let base = 2; base * base <= limit; base += 1) {
    for (let power = base * base; power <= limit; power *= base) powers.add(power);
  }
  return [...powers]
    .filter((power) => powers.has(power - 1) || powers.has(power + 1))
    .sort((a, b) => a - b);
}

describe('the facts of arithmetic in the openings', () => {
  test.each(facts)('%i: %s', (number, words, isTrue) => {
    expect(essay(number)).toContain(words);
    expect(isTrue).toBe(true);
  });
});
