import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/arbitraries.ts';
import * as library from './index.ts';

const TODAY = { year: 2150, month: 1, day: 1 };

/** What a function is called with before its options. */
type Given = 'name' | 'birth' | 'name and birth' | 'number' | 'letter';

/** Every function that takes options, or could be thought to. */
const CALLED_WITH: Readonly<Record<Given, string>> = {
  name: 'assignLetters balance business capstone cornerstone destiny expression firstName firstVowel hiddenPassion karmicLessons personality planesOfExpression soulUrge subconsciousSelf uncountedLetters',
  birth:
    'attitude birthGrid birthday challenges cycles lifePath lifePeriods monthsAhead personalDay personalMonth personalYear pinnacles universalDay universalMonth universalYear',
  'name and birth':
    'bridges career chart essence essenceTable karmic karmicDebts maturity profile rationalThought',
  number: 'foldToNine reduceNumber',
  letter: 'letterValue',
};

/** They take a text, dates, numbers, steps, or a kind of number, and no options. */
const WITHOUT_OPTIONS =
  'ageOn calculate compareDates compoundOf daysInMonth debtIn formatDate isCoreNumber isInputError isMaster letterKey normalizeName parseDate partOf pickOptions ruleSets spellingOf spellingsIn sumOf valueCounts valuesOf variants';

/** For each option, options without and with it. */
const CHANGES: Readonly<Record<keyof library.Options, readonly [object, object]>> = {
  letters: [{}, { letters: 'a-z' }],
  spelled: [{ letters: 'a-z' }, { letters: 'a-z', spelled: ['é'] }],
  vowelYs: [{}, { vowelYs: 'all' }],
  digits: [{}, { digits: 'counted' }],
  alphabet: [{}, { alphabet: library.GREEK }],
  // All sums are kept: fewer masters would not change any debt.
  masters: [{}, { masters: Array.from({ length: 90 }, (_, index) => index + 10) }],
  method: [{}, { method: 'parts' }],
  today: [{}, { today: { ...TODAY, year: 2151, day: 2 } }],
};

const FUNCTIONS = new Map(Object.entries(library));

const people = fc.sample(
  fc.tuple(fc.string({ unit: fc.constantFrom(...'abcdely né  é3'), minLength: 4 }), anyDate),
  { numRuns: 100, seed: 1 },
);

const CASES = (Object.keys(CALLED_WITH) as Given[]).flatMap((given) =>
  CALLED_WITH[given].split(' ').map((entry) => [entry, given] as const),
);

/** The options that a function cannot do without. */
function neededBy(entry: string): object {
  return /^(personal[YMD]|cycles|monthsAhead|essence$)/.test(entry) ? { today: TODAY } : {};
}

/** What a function gives for everybody, by some options. */
function resultsOf(entry: string, given: Given, options: object): string {
  const call = FUNCTIONS.get(entry) as unknown as (...args: unknown[]) => unknown;
  const results = people.map(([name, birth]) => {
    const args = {
      name: [name],
      birth: [birth],
      'name and birth': [name, birth],
      number: [birth.year % 100],
      letter: [name.charAt(0)],
    };
    return call(...args[given], options);
  });
  return JSON.stringify(results);
}

describe('every option is used or refused', () => {
  it('by every function there is', () => {
    const functions = Object.entries(library).flatMap(([entry, value]) =>
      typeof value === 'function' ? entry : [],
    );
    const named = [...CASES.map(([entry]) => entry), ...WITHOUT_OPTIONS.split(' ')];
    expect(named.sort()).toEqual(functions.sort());
  });

  it.each(CASES)('by %s', (entry, given) => {
    const needed = neededBy(entry);
    const outcomes = Object.entries(CHANGES).map(([option, [without, changed]]) => {
      try {
        const before = resultsOf(entry, given, { ...needed, ...without });
        const after = resultsOf(entry, given, { ...needed, ...changed });
        return [option, after === before ? 'ignored' : 'used'];
      } catch (error) {
        const { code, message } = error as library.InputError;
        // A letter is only spelled out where letters can be left out.
        const isNamed = new RegExp(`"(${option === 'spelled' ? 'letters|' : ''}${option})"$`);
        return [option, code === 'unknown' && isNamed.test(message) ? 'refused' : message];
      }
    });
    expect(outcomes.filter(([, outcome]) => outcome !== 'used' && outcome !== 'refused')).toEqual(
      [],
    );
  });
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
  const birth = { year: 1990, month: 5, day: 15 };
  const name = 'Mary Łoś 李';
  /** What functions without options are called with. */
  const ARGUMENTS: Readonly<Record<string, () => readonly unknown[]>> = {
    ageOn: () => [birth, TODAY],
    calculate: () => ['soulUrge', { name }, ['parts']],
    compareDates: () => [birth, TODAY],
    compoundOf: () => [library.destiny(name)],
    daysInMonth: () => [2024, 2],
    debtIn: () => [library.destiny('Di')],
    formatDate: () => [birth],
    parseDate: () => ['1990-05-15'],
    partOf: () => ['name', library.destiny(name)],
    pickOptions: () => [{ method: 'parts' }, 'method'],
    ruleSets: () => ['soulUrge', { name }],
    sumOf: () => [[1, 2]],
    valueCounts: () => [library.assignLetters(name)],
    valuesOf: () => [library.profile(name, birth)],
    variants: () => ['soulUrge', { name }],
  };
  const given: Readonly<Record<Given, readonly unknown[]>> = {
    name: [name],
    birth: [birth],
    'name and birth': [name, birth],
    number: [67],
    letter: ['A'],
  };

  it.each([
    ...CASES.map(([entry, kind]) => [entry, () => [...given[kind], neededBy(entry)]] as const),
    ...WITHOUT_OPTIONS.split(' ').map(
      (entry) => [entry, ARGUMENTS[entry] ?? (() => [name])] as const,
    ),
  ])('by %s', (entry, args) => {
    const call = FUNCTIONS.get(entry) as unknown as (...all: readonly unknown[]) => unknown;
    const before = JSON.stringify(call(...args()));
    spoil(call(...args()));
    expect(JSON.stringify(call(...args()))).toBe(before);
  });

  it.each([...FUNCTIONS].filter(([, value]) => typeof value === 'object'))('as %s', (_, value) => {
    const before = JSON.stringify(value);
    spoil(value);
    expect(JSON.stringify(value)).toBe(before);
  });
});
