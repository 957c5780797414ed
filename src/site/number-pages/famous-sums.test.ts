import { CORE_NUMBERS } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { famousSums } from '#texts/readings/famous-sums';
import { workedNumber } from '../worked-example/worked-number';

describe.each(CORE_NUMBERS)('the famous sums of %i', (number) => {
  test.each(famousSums[number])('$name$date', ({ name, date }) => {
    const example = name ? { of: 'destiny', name } : { of: 'life-path', date };
    expect(workedNumber(example as Parameters<typeof workedNumber>[0]).value).toBe(number);
  });
});
