import { expect, expectTypeOf, it } from 'vitest';
import {
  business,
  type CoreNumber,
  challenges,
  type Digit,
  type Distance,
  destiny,
  hiddenPassion,
  lifePath,
  lifePeriods,
  monthsAhead,
  type Options,
  personalYear,
  pickOptions,
  pinnacles,
  profile,
  reduceNumber,
  valuesOf,
  variants,
  type Worked,
} from './index.ts';

const BIRTH = { year: 1990, month: 5, day: 15 };

it('values say what comes', () => {
  expectTypeOf(lifePath(BIRTH)).toEqualTypeOf<Worked<CoreNumber>>();
  expectTypeOf(destiny('Ada')).toEqualTypeOf<Worked<CoreNumber | 0>>();
  expectTypeOf(destiny('Ada', { method: 'parts' })).toEqualTypeOf<Worked<CoreNumber | 0>>();
  expectTypeOf(destiny('Ada', { masters: [] })).toEqualTypeOf<Worked<Digit | 0>>();
  expectTypeOf(reduceNumber(44, { masters: [11, 44] }).value).toEqualTypeOf<Digit | 11 | 44 | 0>();
  expectTypeOf(business('Ada')).toEqualTypeOf<Worked<Digit | 0>>();
  expectTypeOf(hiddenPassion('Ada')).toEqualTypeOf<Worked<Digit | undefined>>();
  expectTypeOf(personalYear(BIRTH, { today: BIRTH })).toEqualTypeOf<Worked<Digit>>();
  expectTypeOf(personalYear(BIRTH, { today: BIRTH, masters: [11] }).value).toEqualTypeOf<
    Digit | 11
  >();
});

it('what has a fixed length is a tuple', () => {
  expectTypeOf(challenges(BIRTH)[3].value).toEqualTypeOf<Distance>();
  expectTypeOf(pinnacles(BIRTH).length).toEqualTypeOf<4>();
  expectTypeOf(lifePeriods(BIRTH)[2].value).toEqualTypeOf<CoreNumber>();
  expectTypeOf(monthsAhead(BIRTH, { today: BIRTH }).length).toEqualTypeOf<12>();
  expectTypeOf(profile('Ada', BIRTH).pinnacles[3].fromAge).toEqualTypeOf<number>();
  expectTypeOf(variants('lifePath', { birth: BIRTH })[0].ways[0].rules[0]).not.toBeAny();
});

it('settings can be passed on to any function that takes some of them', () => {
  const settings: Options = { letters: 'a-z', masters: [11], method: 'parts', today: BIRTH };
  // @ts-expect-error it does not take all of them
  expect(() => destiny('Ada', settings)).toThrow(TypeError);
  const options = pickOptions(settings, 'letters', 'masters', 'method');
  expect(options).toEqual({ letters: 'a-z', masters: [11], method: 'parts' });
  expect(destiny('Zoë Ann', options).value).toBe(7); // 5 + 11 = 16
  expect(lifePath(BIRTH, pickOptions(settings, 'masters', 'method')).value).toBe(3);
});

it('valuesOf a profile keeps what comes with a value, and no steps', () => {
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
