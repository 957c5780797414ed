import { expect, test } from 'vitest';
import { leapYear } from '#numerology-testing/every-date';
import {
  countMatches,
  lotteryNumbers,
  matchColor,
  parseLifePath,
  parseWinningNumbers,
} from './rules';

test.each([
  ['daily', 1],
  ['weekly', 7],
] as const)('%s numbers are those of a naive draw, on every day', (period, factor) => {
  // What counts is the seed, from 3 to 76: these meet all of them.
  for (const lifePath of [1, 16, 33]) {
    for (const today of leapYear()) {
      const drawn: number[] = [];
      const seed = lifePath + today.day + today.month;
      while (drawn.length < 6) {
        let number = ((seed * (drawn.length + 1) * factor + today.year) % 49) + 1;
        while (drawn.includes(number)) number = (number % 49) + 1;
        drawn.push(number);
      }
      const { value, steps } = lotteryNumbers(lifePath, period, today);
      const positions = steps.flatMap((step) => (step.kind === 'part' ? step.to : []));
      expect(value).toEqual(drawn.toSorted((a, b) => a - b));
      expect(positions.slice(1)).toEqual(drawn);
    }
  }
});

test('the working of a position says how it was drawn, and steps up past those that are taken', () => {
  const { steps } = lotteryNumbers(33, 'daily', { year: 2057, month: 12, day: 4 });
  expect(steps[0]).toMatchObject({ name: 'seed', steps: [{ terms: [33, 4, 12], to: 49 }], to: 49 });
  expect(steps[2]).toMatchObject({
    position: 2,
    steps: [
      { kind: 'product', factors: [49, 2, 1], to: 98 },
      { kind: 'sum', terms: [98, 2057], to: 2155 },
      { kind: 'remainder', from: 2155, divisor: 49, to: 48 },
      { kind: 'sum', terms: [48, 1], to: 49 },
      { kind: 'step-up', from: 49, limit: 49, to: 1 },
    ],
    to: 1,
  });
  expect(steps.at(-1)).toMatchObject({ from: [49, 1, 2, 3, 4, 5], to: [1, 2, 3, 4, 5, 49] });
});

test('weekly numbers are one of two sets for everybody in any one year', () => {
  // What counts of a year is what 49 leaves of it.
  for (let year = 2026; year < 2026 + 49; year++) {
    const sets = new Set<string>();
    // The seed is the Life Path plus a day and a month: at least 3, at most 76.
    for (let seed = 3; seed <= 76; seed++) {
      sets.add(String(lotteryNumbers(seed - 2, 'weekly', { year, month: 1, day: 1 }).value));
    }
    expect(sets.size, `${year}`).toBe(2);
  }
});

test('a Life Path is a whole number from 1 to 33', () => {
  const texts = ['1', '33', '07', ' 11\t', '00000000000000000000022'];
  expect(texts.map(parseLifePath)).toEqual([1, 33, 7, 11, 22]);
});

const NO_LIFE_PATHS = ['', '0', '34', '-1', '3.5', '1e1', '1 1', '12abc', 'seven', '３'];

test.each(NO_LIFE_PATHS)('%j is no Life Path', (text) => {
  expect(parseLifePath(text)).toBeUndefined();
});

test.each<[string, readonly number[] | undefined]>([
  ['1,2,3,4,5,6', [1, 2, 3, 4, 5, 6]],
  [' 49 ,\t1, 07,10, 20 ,30,', [49, 1, 7, 10, 20, 30]], // in the order typed
  ['3, x, 07, 50, 7, 21, 33, 49, 1', [3, 7, 7, 21, 33, 49]], // dropped, twice, and one too many
  ['7.5, 12abc, 0x10, 1e1, , 0, -1, 1, 2, 3, 4, 5, 6', [1, 2, 3, 4, 5, 6]],
  ...['', ',,,,,,', '1,2,3,4,5', '1 2 3 4 5 6', '1;2;3;4;5;6', '1,2,3,4,5,50', '1,2,3,4,5,0'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('%j has the winning numbers %j', (text, numbers) => {
  expect(parseWinningNumbers(text)).toEqual(numbers);
});

test('matches are counted in any order, and have their colors', () => {
  expect(countMatches([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1])).toBe(6);
  expect([0, 1, 2, 3, 4, 5, 6].map(matchColor)).toEqual([
    ...['grey', 'blue', 'blue', 'green', 'green', 'gold', 'gold'],
  ]);
});
