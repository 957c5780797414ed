import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyNameAndOptions } from '../../testing/arbitraries.ts';
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
    fc.property(anyNameAndOptions, anyDate, ([name, options], birth) => {
      const letters = library.pickOptions(options, 'letters', 'spelled', 'alphabet');
      const ys = library.pickOptions(options, 'vowelYs');
      const masters = library.pickOptions(options, 'masters');
      const method = library.pickOptions(options, 'method');
      const nine = {
        firstName: library.firstName(name, { ...letters, ...masters }),
        lifePath: library.lifePath(birth, { ...masters, ...method }),
        destiny: library.destiny(name, { ...letters, ...masters, ...method }),
        soulUrge: library.soulUrge(name, options),
        personality: library.personality(name, options),
        expression: library.expression(name, { ...letters, ...masters, ...method }),
        maturity: library.maturity(name, birth, { ...letters, ...masters, ...method }),
        attitude: library.attitude(birth, { ...masters, ...method }),
        hiddenPassion: library.hiddenPassion(name, letters),
      };
      expect(library.chart(name, birth, options)).toEqual(nine);
      expect(library.profile(name, birth, options)).toEqual({
        ...nine,
        birthday: library.birthday(birth, masters),
        career: library.career(name, birth, { ...letters, ...masters, ...method }),
        karmic: library.karmic(name, birth, { ...letters, ...masters, ...method }),
        balance: library.balance(name, letters),
        rationalThought: library.rationalThought(name, birth, { ...letters, ...masters }),
        subconsciousSelf: library.subconsciousSelf(name, letters),
        karmicLessons: library.karmicLessons(name, letters),
        karmicDebts: library.karmicDebts(name, birth, options),
        cornerstone: library.cornerstone(name, letters),
        capstone: library.capstone(name, letters),
        firstVowel: library.firstVowel(name, { ...letters, ...ys }),
        planes: library.planesOfExpression(name, { ...letters, ...masters }),
        bridges: library.bridges(name, birth, { ...letters, ...ys, ...method }),
        grid: library.birthGrid(birth),
        pinnacles: library.pinnacles(birth, masters),
        challenges: library.challenges(birth),
        lifePeriods: library.lifePeriods(birth, masters),
      });
    }),
  );
});

it('a chart without a date lacks Life Path, Maturity and Attitude', () => {
  const { lifePath, maturity, attitude, destiny } = library.chart('Grace Hopper');
  expect([lifePath, maturity, attitude]).toEqual([undefined, undefined, undefined]);
  expect(destiny.value).toBe(4);
});
