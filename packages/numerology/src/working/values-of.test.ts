import { expect, expectTypeOf, test } from 'vitest';
import { profile } from '../combined-numbers/profile.ts';
import type { CoreNumber, Digit } from '../numbers/core-numbers.ts';
import { valuesOf } from './values-of.ts';

test('a profile keeps what comes with a value, and no steps', () => {
  const whole = profile('Grace Hopper', { year: 1906, month: 12, day: 9 });
  const values = valuesOf(whole);
  expect(values.lifePath).toBe(1);
  expect(values.pinnacles[1]).toEqual({ value: 7, fromAge: 35, toAge: 44 }); // 9 + 7 = 16
  expect(values.cornerstone).toEqual({ value: 7, letter: 'G' });
  expect(values.karmicLessons).toEqual([2, 4]);
  expect(JSON.stringify(values)).not.toContain('steps');
  expectTypeOf(values.pinnacles[0].value).toEqualTypeOf<CoreNumber>();
  expectTypeOf(values.firstVowel.letter).toEqualTypeOf<string | undefined>();
  expectTypeOf(values.karmicLessons).toEqualTypeOf<readonly Digit[]>();
});
