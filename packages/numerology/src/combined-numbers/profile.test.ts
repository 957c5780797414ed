import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName, anyOptions } from '../../testing/arbitraries.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import * as library from '../index.ts';

it.each(WORKED_EXAMPLES)('the numbers of $name, as worked out by hand', (person) => {
  const { name, date, ...expected } = person;
  const today = { year: 2026, month: 11, day: 15 };
  const numbers = {
    ...library.profile(name, date, A_Z),
    business: library.business(name, A_Z),
    personalYearIn2026: library.personalYear(date, { today }),
  };
  const kinds = Object.keys(expected) as (keyof typeof expected)[];
  expect(Object.fromEntries(kinds.map((kind) => [kind, numbers[kind].value]))).toEqual(expected);
});

it('chart and profile are what each rule gives by itself, for anybody and by any rules', () => {
  fc.assert(
    fc.property(anyName, anyDate, anyOptions, (name, birth, options) => {
      const nine = {
        firstName: library.firstName(name, options),
        lifePath: library.lifePath(birth, options),
        destiny: library.destiny(name, options),
        soulUrge: library.soulUrge(name, options),
        personality: library.personality(name, options),
        expression: library.expression(name, options),
        maturity: library.maturity(name, birth, options),
        attitude: library.attitude(birth, options),
        hiddenPassion: library.hiddenPassion(name, options),
      };
      expect(library.chart(name, birth, options)).toEqual(nine);
      expect(library.profile(name, birth, options)).toEqual({
        ...nine,
        birthday: library.birthday(birth, options),
        career: library.career(name, birth, options),
        karmic: library.karmic(name, birth, options),
        balance: library.balance(name, options),
        rationalThought: library.rationalThought(name, birth, options),
        subconsciousSelf: library.subconsciousSelf(name, options),
        karmicLessons: library.karmicLessons(name, options),
        karmicDebts: library.karmicDebts(name, birth, options),
        cornerstone: library.cornerstone(name, options),
        capstone: library.capstone(name, options),
        firstVowel: library.firstVowel(name, options),
        planes: library.planesOfExpression(name, options),
        bridges: library.bridges(name, birth, options),
        grid: library.birthGrid(birth),
        pinnacles: library.pinnacles(birth, options),
        challenges: library.challenges(birth),
        lifePeriods: library.lifePeriods(birth, options),
      });
    }),
  );
});

it('a chart without a date lacks Life Path, Maturity and Attitude', () => {
  const { lifePath, maturity, attitude, destiny } = library.chart('Grace Hopper');
  expect([lifePath, maturity, attitude]).toEqual([undefined, undefined, undefined]);
  expect(destiny.value).toBe(4);
});
