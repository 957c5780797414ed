import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName, anyNameAndOptions } from '../testing/arbitraries.ts';
import { replay } from '../testing/replay.ts';
import * as library from './index.ts';

const TODAY = { year: 2150, month: 1, day: 1 };

type Numbered = readonly [path: string, library.Worked<unknown>];

/** Every number in some data, with the path to it. */
function numbersIn(data: object, path = ''): Numbered[] {
  if ('steps' in data) return [[path, data as library.Worked<unknown>]];
  return Object.entries(data).flatMap(([key, value]) => numbersIn(value, `${path} ${key}`));
}

/** Every number of somebody. */
function everyNumber(
  name: string,
  birth: library.CalendarDate,
  options: library.ChartOptions<number>,
): readonly Numbered[] {
  const forEssence = library.pickOptions(options, 'letters', 'spelled', 'alphabet', 'masters');
  return numbersIn({
    ...library.profile(name, birth, options),
    business: library.business(
      name,
      library.pickOptions(options, 'letters', 'spelled', 'alphabet'),
    ),
    universalDay: library.universalDay(birth),
    universalMonth: library.universalMonth(birth),
    universalYear: library.universalYear(birth),
    cycles: library.cycles(birth, { today: TODAY }),
    cyclesWithMasters: library.cycles(birth, { today: TODAY, masters: [11, 22, 33] }),
    months: library.monthsAhead(birth, { today: TODAY }),
    essence: library.essence(name, birth, { ...forEssence, today: TODAY }),
    essenceTable: library.essenceTable(name, birth, { ...forEssence, fromAge: 30, toAge: 33 }),
  });
}

function valuesOf(name: string, options: library.ChartOptions<number> = {}): unknown {
  const birth = { year: 1990, month: 5, day: 15 };
  return everyNumber(name, birth, options).map(([path, { value }]) => [path, value]);
}

describe('one name has one answer', () => {
  it('composed and decomposed', () => {
    fc.assert(
      fc.property(anyNameAndOptions, ([name, options]) => {
        expect(valuesOf(name.normalize('NFD'), options)).toEqual(
          valuesOf(name.normalize('NFC'), options),
        );
      }),
    );
  });

  it('in upper and in lower case', () => {
    const names = fc.string({ unit: fc.constantFrom(...'abcxyzéłñ -’') });
    fc.assert(
      fc.property(anyName, names, (name, plain) => {
        const letters = 'a-z';
        expect(valuesOf(name.toLowerCase())).toEqual(valuesOf(name.toUpperCase()));
        expect(valuesOf(plain.toUpperCase(), { letters })).toEqual(valuesOf(plain, { letters }));
      }),
    );
  });

  it('whose letters are named in either case, composed or not', () => {
    for (const letter of ['é', 'É', 'e\u0301', 'E\u0301']) {
      const chosen = library.firstName('José', { letters: 'a-z', spelled: [letter] });
      expect(chosen.value).toBe(4); // 1 + 6 + 1 + 5 = 13
    }
  });
});

it('the value is where the steps end, and where another calculation of them ends', () => {
  fc.assert(
    fc.property(anyNameAndOptions, anyDate, ([name, options], birth) => {
      // The other calculation knows the rules that hold by default.
      const choices = library.pickOptions(options, 'letters', 'spelled', 'vowelYs');
      for (const [key, { value, steps }] of everyNumber(name, birth, options)) {
        expect([key, steps.at(-1)?.to]).toEqual([key, value]);
      }
      for (const [key, { value, steps }] of everyNumber(name, birth, choices)) {
        const isSingle = /bridge|challenge|balance|universal/.test(key);
        const outcome = replay(steps, isSingle ? { masters: [] } : {});
        expect([key, outcome]).toEqual([key, value]);
      }
    }),
  );
});
