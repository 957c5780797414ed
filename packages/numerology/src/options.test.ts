import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/arbitraries.ts';
import { type Argument, BIRTH, ENTRIES, NAME, TODAY } from '../testing/entries.ts';
import * as library from './index.ts';

/** For each option, options without and with it. */
const CHANGES: Readonly<Record<string, readonly [object, object]>> = {
  letters: [{}, { letters: 'a-z' }],
  spelled: [{ letters: 'a-z' }, { letters: 'a-z', spelled: ['é'] }],
  vowelYs: [{}, { vowelYs: 'all' }],
  digits: [{}, { digits: 'counted' }],
  alphabet: [{}, { alphabet: library.GREEK }],
  // All sums are kept: fewer masters would not change any debt.
  masters: [{}, { masters: Array.from({ length: 90 }, (_, index) => index + 10) }],
  method: [{}, { method: 'parts' }],
  today: [{ today: TODAY }, { today: { ...TODAY, year: 2151, day: 2 } }],
  fromAge: [{}, { fromAge: 9 }],
  toAge: [{}, { toAge: 9 }],
};

const FUNCTIONS = new Map(Object.entries(library));

const people = fc.sample(
  fc.tuple(fc.string({ unit: fc.constantFrom(...'abcdely né  é3'), minLength: 4 }), anyDate),
  { numRuns: 100, seed: 1 },
);

function call(entry: string, args: readonly unknown[]): string {
  const calculate = FUNCTIONS.get(entry) as unknown as (...all: readonly unknown[]) => unknown;
  return JSON.stringify(calculate(...args));
}

/** What a function gives for everybody, by some options. */
function resultsOf(entry: string, args: readonly Argument[], options: object): string {
  const results = people.map(([name, birth]) => {
    const given = args.slice(0, -1).map(([valid]) => {
      if (typeof valid === 'number') return birth.year % 100;
      if (typeof valid === 'string') return valid.length === 1 ? name.charAt(0) : name;
      return { ...birth, year: birth.year - 200 };
    });
    return call(entry, [...given, { ...(args.at(-1)?.[0] as object), ...options }]);
  });
  return results.join();
}

// That every other option is refused is in input.test.ts.
it.each(
  ENTRIES.flatMap(([entry, args]) =>
    (args.at(-1)?.[2] ?? []).map((option) => [entry, option, args] as const),
  ),
)('%s uses %s', (entry, option, args) => {
  const [before, after] = CHANGES[option] ?? expect.fail(option);
  expect(resultsOf(entry, args, after)).not.toBe(resultsOf(entry, args, before));
});

/** Changes everything in some data that can be changed. */
function spoil(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    spoil(value);
    if (!Object.isFrozen(data)) Reflect.set(data, key, 'spoiled');
  }
  if (Array.isArray(data) && !Object.isFrozen(data)) data.push('spoiled');
}

describe('whatever is returned is fresh or frozen', () => {
  /** What the other functions are called with, where it is not a name. */
  const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
    calculate: ['soulUrge', { name: NAME }, ['parts']],
    compoundOf: [library.destiny(NAME)],
    daysInMonth: [2024, 2],
    debtIn: [library.destiny('Di')],
    parseDate: ['1990-05-15'],
    partOf: ['name', library.destiny(NAME)],
    pickOptions: [{ method: 'parts' }, 'method'],
    ruleSets: ['soulUrge', { name: NAME }],
    sumOf: [[1, 2]],
    valueCounts: [library.assignLetters(NAME)],
    valuesOf: [library.profile(NAME, BIRTH)],
    variants: ['soulUrge', { name: NAME }],
  };
  const arguments_ = new Map<string, readonly unknown[]>([
    ...ENTRIES.map(([entry, args]) => [entry, args.map(([valid]) => valid)] as const),
    ...Object.entries(ARGUMENTS),
  ]);

  it.each([...FUNCTIONS])('%s', (entry, value) => {
    const read = () =>
      typeof value === 'object'
        ? value
        : (value as (...all: readonly unknown[]) => unknown)(...args());
    const args = () => structuredClone(arguments_.get(entry) ?? [NAME]);
    const before = JSON.stringify(read());
    spoil(read());
    expect(JSON.stringify(read())).toBe(before);
  });
});
