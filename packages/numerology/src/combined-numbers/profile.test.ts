import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyNameAndOptions } from '../../testing/arbitraries.ts';
import { ENTRIES, NAME } from '../../testing/entries.ts';
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
