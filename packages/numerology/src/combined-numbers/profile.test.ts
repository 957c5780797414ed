import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z, anyDate, anyName, anyNameAndOptions } from '../../testing/arbitraries.ts';
import { ENTRIES, NAME } from '../../testing/entries.ts';
import { everyDate } from '../../testing/every-date.ts';
import { naiveDigitSum, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { parseDate } from '../calendar/calendar-date.ts';
import { lifePath } from '../date-numbers/date-numbers.ts';
import * as library from '../index.ts';
import { destiny } from '../name-numbers/name-totals.ts';
import { debtIn, karmicDebts } from './karmic-debts.ts';

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

it('chart and profile are what each function gives by itself, for anybody and by any rules', () => {
  const functions = new Map(Object.entries(library));
  const names = new Map(Object.entries({ planes: 'planesOfExpression', grid: 'birthGrid' }));
  fc.assert(
    fc.property(anyNameAndOptions, anyDate, ([name, options], birth) => {
      const all = library.profile(name, birth, options);
      for (const [key, number] of Object.entries(all)) {
        const entry = names.get(key) ?? key;
        const args = ENTRIES.find(([other]) => other === entry)?.[1] ?? expect.fail(key);
        const taken = (args.at(-1)?.[2] ?? []) as (keyof library.Options)[];
        const given = args.slice(0, -1).map(([valid]) => (valid === NAME ? name : birth));
        const call = functions.get(entry) as (...all: readonly unknown[]) => unknown;
        const alone = call(...given, library.pickOptions(options, ...taken));
        expect([key, alone]).toEqual([key, number]);
      }
      const nine = library.chart(name, birth, options);
      expect(Object.keys(nine)).toHaveLength(9);
      expect(all).toEqual({ ...all, ...nine });
    }),
  );
});

it('a chart without a date lacks Life Path, Maturity and Attitude', () => {
  const { lifePath, maturity, attitude, destiny } = library.chart('Grace Hopper');
  expect([lifePath, maturity, attitude]).toEqual([undefined, undefined, undefined]);
  expect(destiny.value).toBe(4);
});

it.each([
  // 19, 10, 1; 79, 16, 7; 21, 3; vowels 22, kept; consonants 57, 12, 3
  ['Per Anders Solberg', '1960-10-02', ['19 lifePath', '16 destiny']],
  // 2+0+0+0+0+2+1+4 = 9; 8+6+5 = 19 as the whole name and as the first; vowels 11, kept; 8
  ['Zoe', '2000-02-14', ['19 destiny', '19 firstName', '14 birthday']],
  // 24, 6; 45, 9; 10, 1; vowels 14, 5; consonants 31, 4
  ['Alan Turing', '1912-06-23', ['14 soulUrge']],
  // Of 105, 25, 27 and 78 none passes one; 28, 10, 1 does not either
  ['Grace Brewster Hopper', '1906-12-09', []],
  // D4 as a consonant and I9 as a vowel: 13 in all
  ['Di', '1990-01-01', ['13 destiny', '13 firstName']],
  ['李 42', '1990-01-19', ['19 birthday']],
])('the debts of %s, born on %s', (name, birthDate, expected) => {
  const debts = karmicDebts(name, parseDate(birthDate) ?? expect.fail(birthDate));
  expect(debts.map(({ value, on }) => `${value} ${on}`)).toEqual(expected);
});

it('what a method reduces first is not searched for debts', () => {
  // 5 + 6 + 1 = 12, 3, where 15 is 6, and 1990 is 19, 10, 1
  expect(karmicDebts('', { year: 1990, month: 5, day: 15 }, { method: 'parts' })).toEqual([]);
});

describe('debtIn', () => {
  it('finds what a reduction by hand passes, in any name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(debtIn(destiny(name, A_Z))?.value).toBe(naiveDebt(naiveSum(naiveValues(name))));
      }),
    );
  });

  it('finds none in a Life Path from 1971 to 1999, as the article says, and many after', () => {
    const dates = everyDate().filter(({ year }) => year >= 1971 && year <= 2026);
    const indebted = dates.filter((date) => debtIn(lifePath(date)) !== undefined);
    expect(Math.min(...indebted.map(({ year }) => year))).toBe(2000);
    expect(
      dates.filter((date) => debtIn(lifePath(date))?.value !== naiveDebt(naiveDigitSum(date))),
    ).toEqual([]);
  });
});

function naiveDebt(total: number): number | undefined {
  if ([13, 14, 16, 19].includes(total)) return total;
  if (total < 10 || [11, 22, 33].includes(total)) return undefined;
  return naiveDebt(naiveSum(String(total).split('').map(Number)));
}
