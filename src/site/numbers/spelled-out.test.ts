import { CORE_NUMBERS } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { spelledOutSteps, walkFrom } from './spelled-out';

test('each number leads to the value of its name', () => {
  expect(Object.fromEntries(spelledOutSteps)).toEqual({
    1: 7, // O6 N5 E5 = 16
    2: 4, // T2 W5 O6 = 13
    3: 11, // T2 H8 R9 E5 E5 = 29, then 11, kept
    4: 6, // F6 O6 U3 R9 = 24
    5: 6, // F6 I9 V4 E5 = 24
    6: 7, // S1 I9 X6 = 16
    7: 2, // S1 E5 V4 E5 N5 = 20
    8: 4, // E5 I9 G7 H8 T2 = 31
    9: 6, // N5 I9 N5 E5 = 24
    11: 9, // E5 L3 E5 V4 E5 N5 = 27
    22: 3, // T2 W5 E5 N5 T2 Y7 = 26 and 13: 39, then 12
    33: 3, // T2 H8 I9 R9 T2 Y7 = 37 and 29: 66, then 12
  });
});

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
