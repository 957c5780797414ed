import { CORE_NUMBERS } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { walkFrom } from './spelled-out';

test('every walk ends on the circle of 2, 4, 6 and 7', () => {
  expect(walkFrom(7)).toEqual([7, 2, 4, 6, 7]);
  expect(walkFrom(22)).toEqual([22, 3, 11, 9, 6, 7, 2, 4, 6]);
  for (const number of CORE_NUMBERS) {
    expect(
      walkFrom(number)
        .slice(-4)
        .toSorted((a, b) => a - b),
    ).toEqual([2, 4, 6, 7]);
  }
});
