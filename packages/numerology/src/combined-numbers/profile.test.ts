import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import * as library from '../index.ts';
import { profile } from './profile.ts';

describe('profile', () => {
  it.each(WORKED_EXAMPLES)('has the numbers of $name, as worked out by hand', (person) => {
    const numbers = profile(person.name, person.date, A_Z);
    const { name, date, business, personalYearIn2026, ...expected } = person;
    expect(
      Object.fromEntries(
        Object.keys(expected).map((key) => [key, numbers[key as keyof typeof expected].value]),
      ),
    ).toEqual(expected);
    const today = { year: 2026, month: 1, day: 1 };
    expect(library.cycles(date, { today }).personalYear.value).toBe(personalYearIn2026);
  });

  it('is what each rule gives by itself, working included, for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, fc.constantFrom({}, A_Z), (name, birth, options) => {
        const { chart, ...alone } = library;
        expect(profile(name, birth, options)).toEqual({
          ...chart(name, birth, options),
          birthday: alone.birthday(birth, options),
          career: alone.career(name, birth, options),
          karmic: alone.karmic(name, birth, options),
          balance: alone.balance(name, options),
          rationalThought: alone.rationalThought(name, birth, options),
          subconsciousSelf: alone.subconsciousSelf(name, options),
          karmicLessons: alone.karmicLessons(name, options),
          karmicDebts: alone.karmicDebts(name, birth, options),
          cornerstone: alone.cornerstone(name, options),
          capstone: alone.capstone(name, options),
          firstVowel: alone.firstVowel(name, options),
          planes: alone.planesOfExpression(name, options),
          bridges: alone.bridges(name, birth, options),
          grid: alone.birthGrid(birth),
          pinnacles: alone.pinnacles(birth, options),
          challenges: alone.challenges(birth),
          lifePeriods: alone.lifePeriods(birth, options),
        });
      }),
    );
  });
});

it('the year, month and day of somebody on a day', () => {
  const today = { year: 2026, month: 10, day: 6 };
  const cycles = library.cycles({ year: 1988, month: 4, day: 9 }, { today });
  // 4 + 9 + 2026 = 2039, 14, 5; 5 + 10 = 15, 6; 6 + 6 = 12, 3
  expect([cycles.personalYear.value, cycles.personalMonth.value, cycles.personalDay.value]).toEqual(
    [5, 6, 3],
  );
});
