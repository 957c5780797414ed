import { CORE_NUMBERS } from '@ninefold/numerology';
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
