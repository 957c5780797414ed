import { expect, expectTypeOf, test } from 'vitest';
import { chart } from '../combined-numbers/chart.ts';
import { profile } from '../combined-numbers/profile.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import type { CoreNumber, Digit } from '../numbers/core-numbers.ts';
import { valuesOf } from './values-of.ts';

const BIRTH = { year: 1906, month: 12, day: 9 };

test('a chart is nine values', () => {
  const values = valuesOf(chart('Grace Hopper', BIRTH));
  expect(values).toEqual({
    firstName: 7,
    destiny: 4,
    soulUrge: 8,
    personality: 5,
    expression: 4,
    hiddenPassion: 7,
    lifePath: 1,
    maturity: 5,
    attitude: 3,
  });
  expectTypeOf(values.lifePath).toEqualTypeOf<CoreNumber>();
  expect(valuesOf(chart('Grace Hopper')).lifePath).toBeUndefined();
  expect(valuesOf(lifePath(BIRTH))).toBe(1);
});

test('a profile keeps what comes with a value, and no steps', () => {
  const whole = profile('Grace Hopper', BIRTH);
  const values = valuesOf(whole);
  expect(values.pinnacles[1]).toEqual({ value: 7, fromAge: 35, toAge: 44 }); // 9 + 7 = 16
  expect(values.cornerstone).toEqual({ value: 7, letter: 'G' });
  expect(values.karmicLessons).toEqual([2, 4]);
  expect(values.planes.physical).toEqual({ value: 1, count: 2 }); // E5 and E5
  expect(values.grid.value).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 2]);
  expectTypeOf(values.pinnacles[0].value).toEqualTypeOf<CoreNumber>();
  expectTypeOf(values.firstVowel.letter).toEqualTypeOf<string | undefined>();
  expectTypeOf(values.karmicLessons).toEqualTypeOf<readonly Digit[]>();
  const text = JSON.stringify(values);
  expect(text).not.toContain('steps');
  expect(text.length * 10).toBeLessThan(JSON.stringify(whole).length);
});
