import { describe, expect, test } from 'vitest';
import { numberEssays } from './number-essays';

const essay = (number: keyof typeof numberEssays) => numberEssays[number].opening.join(' ');
const digitsOf = (value: number) => Array.from(String(value), Number);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Each claim with the words that make it, so that neither can change without the other. */
const facts: readonly (readonly [keyof typeof numberEssays, string, boolean])[] = [
  [1, '10, 19, 28 or 37', [10, 19, 28, 37].every((total) => total % 9 === 1)],
  [
    2,
    'no other counting number achieves',
    upTo(1000)
      .filter((n) => n + n === n * n && n * n === n ** n)
      .join() === '2',
  ],
  [
    3,
    'the only number that equals everything before it',
    upTo(1000)
      .filter((n) => sum(upTo(n - 1)) === n)
      .join() === '3',
  ],
  [
    3,
    'if three goes into the sum, it goes into the figure',
    upTo(9999).every((n) => (sum(digitsOf(n)) % 3 === 0) === (n % 3 === 0)),
  ],
  [
    4,
    'Thirty-three has eleven letters, eleven has six, six has three, three has five, five has four',
    ['thirtythree', 'eleven', 'six', 'three', 'five', 'four'].map((word) => word.length).join() ===
      '11,6,3,5,4,4',
  ],
  [
    4,
    'every whole number can be put together from four squares',
    upTo(500).every((n) => hasFourSquares(n)),
  ],
  [5, 'write a zero and take half', upTo(99).every((n) => 5 * n === Number(`${n}0`) / 2)],
  [6, 'multiply them and you are there again', 1 + 2 + 3 === 6 && 1 * 2 * 3 === 6],
  [6, 'After this one comes 28, then 496', upTo(8128).filter(isPerfect).join() === '6,28,496,8128'],
  [7, '0.142857 and so on, two sevenths 0.285714', isRing('142857', '285714')],
  [8, '256 ways', 2 ** 8 === 256],
  [8, 'more than nine quintillion', 2n ** 63n > 9n * 10n ** 18n],
  [8, 'no two powers ever stand so close again', powersSideBySide(100_000).join() === '8,9'],
  [9, '27, or 54, or 630', [27, 54, 630].every((error) => error % 9 === 0)],
  [9, 'Write 72 for 27, or 590 for 509', (72 - 27) % 9 === 0 && (590 - 509) % 9 === 0],
  [
    9,
    'from 09 to 45, come back in a mirror as 54 to 90',
    upTo(10).every((n) => mirrored(9 * n) === 9 * (11 - n) && sum(digitsOf(9 * n)) === 9),
  ],
  [11, 'it gives 121', 11 * 11 === 121 && 111 * 111 === 12_321],
  [11, 'as far as nine ones', 111_111_111n ** 2n === 12_345_678_987_654_321n],
  [22, 'Ten of its lengths by one are an acre', 220 * 22 === 4840],
  [22, 'eighty in a row are a mile', 80 * 22 === 1760],
  [22, 'four parts in ten thousand', Math.round((22 / 7 / Math.PI - 1) * 10_000) === 4],
  [
    22,
    'no other total has digits that add up to it until 499',
    upTo(499)
      .filter((n) => sum(digitsOf(n)) === 22)
      .join() === '499',
  ],
  [33, 'the three together come to a hundred', 34 + 33 + 33 === 100],
  [33, '1 + 2 + 6 + 24', 1 + 2 + 6 + 24 === 33],
  [
    33,
    'three cubes',
    8866128975287528n ** 3n - 8778405442862239n ** 3n - 2736111468807040n ** 3n === 33n,
  ],
];

function hasFourSquares(n: number): boolean {
  const roots = [0, ...upTo(Math.floor(Math.sqrt(n)))];
  const pairs = new Set(roots.flatMap((a) => roots.map((b) => a * a + b * b)));
  return [...pairs].some((pair) => pairs.has(n - pair));
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

function mirrored(value: number): number {
  return Number(String(value).padStart(2, '0').split('').reverse().join(''));
}

describe('the facts of arithmetic in the openings', () => {
  test.each(facts)('%i: %s', (number, words, isTrue) => {
    expect(essay(number)).toContain(words);
    expect(isTrue).toBe(true);
  });

  test('the day of the week that the 15th of October 1582 fell on', () => {
    expect(new Date(Date.UTC(1582, 9, 15)).getUTCDay()).toBe(5);
  });
});
