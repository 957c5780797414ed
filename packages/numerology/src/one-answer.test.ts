import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName } from '../testing/arbitraries.ts';
import { replay } from '../testing/replay.ts';
import * as library from './index.ts';

const TODAY = { year: 2150, month: 1, day: 1 };

/** Every number of somebody, by the name of the function that gives it. */
function everyNumber(
  name: string,
  birth: library.CalendarDate,
  options: library.Options<number>,
): Readonly<Record<string, library.Worked<unknown>>> {
  const onDay = { ...options, today: TODAY };
  return {
    ...library.chart(name, birth, options),
    birthday: library.birthday(birth, options),
    career: library.career(name, birth, options),
    karmic: library.karmic(name, birth, options),
    business: library.business(name, options),
    balance: library.balance(name, options),
    rationalThought: library.rationalThought(name, birth, options),
    subconsciousSelf: library.subconsciousSelf(name, options),
    karmicLessons: library.karmicLessons(name, options),
    cornerstone: library.cornerstone(name, options),
    capstone: library.capstone(name, options),
    firstVowel: library.firstVowel(name, options),
    ...prefixed('plane', library.planesOfExpression(name, options)),
    ...prefixed('bridge', library.bridges(name, birth, options)),
    ...prefixed('debt', library.karmicDebts(name, birth, options)),
    ...prefixed('pinnacle', library.pinnacles(birth, options)),
    ...prefixed('period', library.lifePeriods(birth, options)),
    ...prefixed('challenge', library.challenges(birth)),
    ...prefixed('cycle', library.cycles(birth, onDay)),
    ...prefixed('month', library.monthsAhead(birth, onDay)),
    birthGrid: library.birthGrid(birth),
    universalDay: library.universalDay(birth),
    essence: library.essence(name, birth, onDay),
  };
}

function prefixed(
  prefix: string,
  numbers: object,
): Readonly<Record<string, library.Worked<unknown>>> {
  return Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [`${prefix} ${key}`, value]),
  );
}

function valuesOf(name: string, options: library.Options<number> = {}): unknown {
  const birth = { year: 1990, month: 5, day: 15 };
  return Object.fromEntries(
    Object.entries(everyNumber(name, birth, options)).map(([key, { value }]) => [key, value]),
  );
}

const anyOptions: fc.Arbitrary<library.Options<number>> = fc.record(
  {
    letters: fc.constantFrom('a-z', 'spelled'),
    spelled: fc.subarray(['é', 'Ł', 'e\u0301', 'ß']),
    vowelYs: fc.oneof(fc.subarray([0, 1, 2, 5]), fc.constant('all' as const)),
    alphabet: fc.constantFrom(library.PYTHAGOREAN, library.CHALDEAN),
    masters: fc.subarray([11, 22, 33, 44, 55]),
    method: fc.constantFrom('whole', 'parts', 'digit-parts'),
  },
  { requiredKeys: [] },
);

describe('one name has one answer', () => {
  it('composed and decomposed', () => {
    fc.assert(
      fc.property(anyName, anyOptions, (name, options) => {
        expect(valuesOf(name.normalize('NFD'), options)).toEqual(
          valuesOf(name.normalize('NFC'), options),
        );
      }),
    );
  });

  it('in upper and in lower case, by spelling', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(valuesOf(name.toLowerCase())).toEqual(valuesOf(name.toUpperCase()));
      }),
    );
  });

  it('in upper and in lower case, A–Z alone', () => {
    const names = fc.string({ unit: fc.constantFrom(...'abcxyzéłñ -’') });
    fc.assert(
      fc.property(names, (name) => {
        expect(valuesOf(name.toUpperCase(), { letters: 'a-z' })).toEqual(
          valuesOf(name, { letters: 'a-z' }),
        );
      }),
    );
  });

  it.each(['é', 'É', 'e\u0301', 'E\u0301'])('whichever way a letter is chosen: %j', (letter) => {
    const options = { letters: 'a-z', spelled: [letter] } as const;
    expect(library.destiny('José', options).value).toBe(4); // 1 + 6 + 1 + 5 = 13
    expect(library.destiny('Jose\u0301', options).value).toBe(4);
  });

  it.each([
    ['José Núñez', 'spelled', 3], // 13 + 26 = 39 → 12 → 3
    ['José Núñez', 'a-z', 8], // 8 + N5 E5 Z8 = 26
    ['Jose\u0301 Nu\u0301n\u0303ez', 'spelled', 3],
    ['Jose\u0301 Nu\u0301n\u0303ez', 'a-z', 8],
  ] as const)('%j, %s, is %i', (name, letters, value) => {
    expect(library.destiny(name, { letters }).value).toBe(value);
  });
});

describe('the value is where the steps end', () => {
  it('for every number of anybody, by any rules', () => {
    fc.assert(
      fc.property(anyName, anyDate, anyOptions, (name, birth, options) => {
        for (const [key, { value, steps }] of Object.entries(everyNumber(name, birth, options))) {
          expect([key, steps.at(-1)?.to]).toEqual([key, value]);
        }
      }),
    );
  });

  it('and where another calculation of them ends', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, birth) => {
        for (const [key, { value, steps }] of Object.entries(everyNumber(name, birth, {}))) {
          const isSingle = /bridge|challenge|balance|universalDay/.test(key);
          const outcome = replay(steps, isSingle ? { masters: [] } : {});
          expect([key, outcome]).toEqual([key, value]);
        }
      }),
    );
  });
});
