import { CORE_NUMBERS } from '@ninefold/numerology';
import { naiveSum, naiveValues } from '@ninefold/numerology/testing/oracles';
import { describe, expect, test } from 'vitest';
import { workedNumber } from '../worked-example/worked-number';
import { famousSums } from './famous-sums';

describe.each(CORE_NUMBERS)('the famous sums of %i', (number) => {
  test.each(famousSums[number])('$title', ({ example }) => {
    expect(workedNumber(example).value).toBe(number);
  });
});

test('the title of an example with a date is that date', () => {
  const days = Object.values(famousSums)
    .flat()
    .filter(({ example }) => example.date);
  expect(days).toHaveLength(12);
  for (const { title, example } of days) {
    const [year, month, day] = (example.date ?? '').split('-').map(Number);
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(title).toBe(long.format(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day))));
  }
});

/** What the notes claim of other words, with the totals they give. */
const claims =
  'zero 28, beauty 20, time 20, gold 20, rose 21, moon 21, peace 21, Louis Armstrong 66, ' +
  'Mathematics 40, Brooklyn 40, Bach 14, four 24, five 24, nine 24, Abraham Lincoln 60, ' +
  'Rome 24, Tea 8, Love 18, sun 9, Johannes Kepler 63, Albert Einstein 63, fire 29, ' +
  'iron 29, alphabet 29, Jane Austen 29, Boston 22, Nile 22';

test.each(claims.split(', '))('a note says what %s adds up to', (claim) => {
  const [, word = '', total] = /^(.+) (\d+)$/.exec(claim) ?? [];
  expect(naiveSum(naiveValues(word))).toBe(Number(total));
});
