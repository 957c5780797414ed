import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/arbitraries.ts';
import * as library from './index.ts';

const TODAY = { year: 2150, month: 1, day: 1 };

/** What a function is called with before its options. */
type Given = 'name' | 'birth' | 'name and birth' | 'number' | 'letter';

/** Every function that takes options, or could be thought to. */
const CALLED_WITH: Readonly<Record<Given, string>> = {
  name: 'assignLetters balance business capstone cornerstone destiny expression firstName firstVowel hiddenPassion karmicLessons personality planesOfExpression soulUrge subconsciousSelf',
  birth:
    'attitude birthGrid birthday challenges cycles lifePath lifePeriods monthsAhead personalDay personalMonth personalYear pinnacles universalDay',
  'name and birth':
    'bridges career chart essence karmic karmicDebts maturity profile rationalThought',
  number: 'foldToNine reduceNumber',
  letter: 'letterValue',
};

/** They take a text, dates, numbers, steps, or a kind of number, and no options. */
const WITHOUT_OPTIONS =
  'ageOn calculate compareDates compoundOf daysInMonth debtIn formatDate isCoreNumber isMaster letterKey normalizeName otherScriptLetters parseDate partOf ruleSets spellingOf spellingsIn sumOf valueCounts valuesOf variants';

/** For each option, options without and with it. */
const CHANGES: Readonly<Record<keyof library.Options, readonly [object, object]>> = {
  letters: [{}, { letters: 'a-z' }],
  spelled: [{ letters: 'a-z' }, { letters: 'a-z', spelled: ['é'] }],
  vowelYs: [{}, { vowelYs: 'all' }],
  digits: [{}, { digits: 'counted' }],
  alphabet: [{}, { alphabet: library.CHALDEAN }],
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
    const needsToday = /^(personal[YMD]|cycles|monthsAhead|essence)/.test(entry);
    const needed = needsToday ? { today: TODAY } : {};
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
