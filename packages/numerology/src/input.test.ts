import { describe, expect, it } from 'vitest';
import { digitalRoot } from '../testing/oracles.ts';
import * as library from './index.ts';

const NAME = 'Ada Lovelace';
const BIRTH = { year: 1990, month: 5, day: 15 };
const TODAY = { year: 2026, month: 11, day: 16 };

type Bad = readonly [value: unknown, type: ErrorConstructor, message: string];
const date = (change: object) => ({ ...BIRTH, ...change });
const letters = (change: object) => ({
  alphabet: { name: 'x', vowels: '', values: {}, ...change },
});

// biome-ignore format: one bad input a line
const BAD_NAMES: readonly Bad[] = [
  [undefined, TypeError, 'name: expected a string, got undefined'],
  [42, TypeError, 'name: expected a string, got 42'],
  [BIRTH, TypeError, 'name: expected a string, got an object'],
  [['Ada'], TypeError, 'name: expected a string, got an array'],
  [new Date(0), TypeError, 'name: expected a string, got a Date'],
];

// biome-ignore format: one bad input a line
const BAD_DATES: readonly Bad[] = [
  [undefined, TypeError, ': expected { year, month, day }, got undefined'],
  [null, TypeError, ': expected { year, month, day }, got null'],
  ['1990-05-15', TypeError, ': expected { year, month, day }, got "1990-05-15"'],
  [new Date(0), TypeError, ': expected { year, month, day }, got a Date'],
  [{}, TypeError, '.year: expected a whole number from 1 to 9999, got undefined'],
  [date({ year: 0 }), RangeError, '.year: expected a whole number from 1 to 9999, got 0'],
  [date({ year: 10000 }), RangeError, '.year: expected a whole number from 1 to 9999, got 10000'],
  [date({ month: 13 }), RangeError, '.month: expected a whole number from 1 to 12, got 13'],
  [date({ month: 0 }), RangeError, '.month: expected a whole number from 1 to 12, got 0'],
  [date({ month: 1.5 }), RangeError, '.month: expected a whole number from 1 to 12, got 1.5'],
  [date({ day: Number.NaN }), RangeError, '.day: expected a whole number from 1 to 31, got NaN'],
  [{ year: 1900, month: 2, day: 29 }, RangeError, '.day: expected a whole number from 1 to 28, got 29'],
];

const OPTION_NAMES = 'letters, spelled, vowelYs, alphabet, masters, method, today';

// biome-ignore format: one bad input a line
const BAD_RULES: readonly Bad[] = [
  [null, TypeError, 'options: expected an object, got null'],
  ['a-z', TypeError, 'options: expected an object, got "a-z"'],
  [[], TypeError, 'options: expected an object, got an array'],
  [{ letter: 'a-z' }, TypeError, `options: expected one of ${OPTION_NAMES}, got "letter"`],
  [{ method: 'apart' }, TypeError, 'options.method: expected one of whole, parts, digit-parts, got "apart"'],
  [{ masters: 11 }, TypeError, 'options.masters: expected an array of numbers, got 11'],
  [{ masters: [9] }, RangeError, 'options.masters[0]: expected a whole number from 10 to 99, got 9'],
  [{ masters: [11, '22'] }, TypeError, 'options.masters[1]: expected a whole number from 10 to 99, got "22"'],
];

// biome-ignore format: one bad input a line
const BAD_OPTIONS: readonly Bad[] = [
  ...BAD_RULES,
  [{ letters: 'A-Z' }, TypeError, 'options.letters: expected one of a-z, spelled, got "A-Z"'],
  [{ spelled: 'ł' }, TypeError, 'options.spelled: expected an array of letters, got "ł"'],
  [{ spelled: [1] }, TypeError, 'options.spelled[0]: expected a string, got 1'],
  [{ vowelYs: 0 }, TypeError, "options.vowelYs: expected an array of numbers or 'all', got 0"],
  [{ vowelYs: [-1] }, RangeError, 'options.vowelYs[0]: expected a whole number from 0 to 9007199254740991, got -1'],
  [{ alphabet: 'x' }, TypeError, 'options.alphabet: expected { name, values, vowels }, got "x"'],
  [{ alphabet: {} }, TypeError, 'options.alphabet.name: expected a string, got undefined'],
  [letters({ values: 1 }), TypeError, 'options.alphabet.values: expected an object, got 1'],
  [letters({ values: { A: 10 } }), RangeError, 'options.alphabet.values.A: expected a whole number from 1 to 9, got 10'],
  [letters({ values: { LL: 3 } }), RangeError, 'options.alphabet.values: expected single letters, got "LL"'],
  [letters({ values: { A: 1, a: 2 } }), RangeError, 'options.alphabet.values: expected each letter once, got "a"'],
  [letters({ vowels: 'E' }), RangeError, 'options.alphabet.vowels: expected letters with a value, got "E"'],
];

/** An argument: what it may be, and everything that it may not be. */
type Argument = readonly [valid: unknown, bad: readonly Bad[]];
const dates = (what: string): readonly Bad[] =>
  BAD_DATES.map(([value, type, message]) => [value, type, what + message]);
const name: Argument = [NAME, BAD_NAMES];
const birth: Argument = [BIRTH, dates('birth')];
const options: Argument = [{}, BAD_OPTIONS];
const rules: Argument = [{}, BAD_RULES];
// Today is an option, and has no default.
const onDay: Argument = [
  { today: TODAY },
  [
    ...dates('options.today').map(([today, type, message]): Bad => [{ today }, type, message]),
    [undefined, TypeError, 'options.today: expected { year, month, day }, got undefined'],
    [TODAY, TypeError, `options: expected one of ${OPTION_NAMES}, got "year"`],
  ],
];

/** Functions by the arguments that they take. */
const ENTRIES: readonly (readonly [names: string, ...Argument[]])[] = [
  ['assignLetters balance business capstone cornerstone destiny expression', name, options],
  ['firstName firstVowel hiddenPassion karmicLessons personality', name, options],
  ['planesOfExpression soulUrge subconsciousSelf', name, options],
  ['attitude birthday lifePath lifePeriods pinnacles', birth, rules],
  ['birthGrid challenges', birth],
  ['dayOfYear formatDate universalDay', [BIRTH, dates('date')]],
  ['cycles monthsAhead personalDay personalMonth personalYear', birth, onDay],
  ['bridges career karmic karmicDebts maturity profile rationalThought', name, birth, options],
  ['chart', name, [BIRTH, dates('birth').slice(1)], options], // which can be without a date
  ['essence', name, birth, onDay],
  ['ageOn', birth, [TODAY, dates('today')]],
  ['compareDates', [BIRTH, dates('first')], [BIRTH, dates('second')]],
  ['normalizeName otherScriptLetters spellingsIn', name],
];

const WHOLE = 'expected a whole number from 0 to 9007199254740991';
const KINDS =
  'lifePath, birthday, attitude, destiny, expression, soulUrge, personality, firstName, maturity, personalYear';

// biome-ignore format: one bad input a line
const OTHERS: readonly (readonly [name: string, args: readonly unknown[], ErrorConstructor, string])[] = [
  ['reduceNumber', [1 / 0], RangeError, `value: ${WHOLE}, got Infinity`],
  ['foldToNine', [1 / 0], RangeError, `value: ${WHOLE}, got Infinity`],
  ['roundHalfUp', [1, 0], RangeError, 'denominator: expected a whole number from 1 to 9007199254740991, got 0'],
  ['sumOf', [5], TypeError, 'terms: expected an array of whole numbers, got 5'],
  ['sumOf', [[1, Number.NaN]], RangeError, 'terms[1]: expected a whole number from -9007199254740991 to 9007199254740991, got NaN'],
  ['compoundOf', [4], TypeError, 'worked: expected a value with its steps, got 4'],
  ['debtIn', [undefined], TypeError, 'worked: expected a value with its steps, got undefined'],
  ['valueCounts', ['Ada'], TypeError, 'step: expected a step of letters, got "Ada"'],
  ['letterValue', [1], TypeError, 'letter: expected a string, got 1'],
  ['letterValue', ['A', { letters: 'A-Z' }], TypeError, 'options.letters: expected one of a-z, spelled, got "A-Z"'],
  ['letterKey', [undefined], TypeError, 'character: expected a string, got undefined'],
  ['spellingOf', [undefined], TypeError, 'character: expected a string, got undefined'],
  ['parseDate', [BIRTH], TypeError, 'text: expected a string, got an object'],
  ['daysInMonth', [2024, 13], RangeError, 'month: expected a whole number from 1 to 12, got 13'],
  ['isWithin', [BIRTH, BIRTH, null], TypeError, 'second: expected { year, month, day }, got null'],
  ['variants', ['lifepath', { birth: BIRTH }], TypeError, `kind: expected one of ${KINDS}, got "lifepath"`],
  ['variants', ['toString', { birth: BIRTH }], TypeError, `kind: expected one of ${KINDS}, got "toString"`],
  ['variants', ['personalYear', { birth: BIRTH }], TypeError, 'input.today: expected { year, month, day }, got undefined'],
  ['variants', ['lifePath', BIRTH], TypeError, 'input.birth: expected { year, month, day }, got undefined'],
  ['variants', ['destiny', undefined], TypeError, 'input: expected { name, birth }, got undefined'],
  ['variants', ['destiny', {}], TypeError, 'input.name: expected a string, got undefined'],
];

// They do nothing with what they are given: a part is any working, and the others answer yes or no.
const ACCEPTING = ['isCoreNumber', 'isMaster', 'partOf'];

const FUNCTIONS = new Map(Object.entries(library));
const BY_NAME = ENTRIES.flatMap(([names, ...args]) =>
  names.split(' ').map((entry) => [entry, args] as const),
);

function expectError(
  entry: string,
  args: readonly unknown[],
  type: ErrorConstructor,
  text: string,
) {
  const call = FUNCTIONS.get(entry) as unknown as (...all: unknown[]) => unknown;
  expect(() => call(...args)).toThrow(new type(text));
  expect(() => call(...args)).toThrow(type);
}

describe('bad input is an error that names it', () => {
  it('in every function there is', () => {
    const functions = Object.entries(library).flatMap(([entry, value]) =>
      typeof value === 'function' ? entry : [],
    );
    const tested = [...BY_NAME, ...OTHERS].map(([entry]) => entry);
    expect(new Set([...tested, ...ACCEPTING])).toEqual(new Set(functions));
  });

  it.each(BY_NAME)('in every argument of %s', (entry, args) => {
    const valid = args.map(([value]) => value);
    for (const [index, [, bad]] of args.entries()) {
      for (const [value, type, text] of bad)
        expectError(entry, valid.with(index, value), type, text);
    }
  });

  it.each(OTHERS)('%s(%o)', expectError);

  it('with a long text cut short', () => {
    const text = `birth: expected { year, month, day }, got "${'x'.repeat(40)}"`;
    expectError('lifePath', ['x'.repeat(100_000)], TypeError, text);
  });
});

const MANY = Array.from({ length: 60_000 }, (_, at) => String.fromCodePoint(0x2_0000 + at)).join(
  '',
);

describe('long names', () => {
  // Up to a million characters; comparing each with all others would take longer than any test may.
  it.each([
    ['letters', 'abcdefghij'.repeat(100_000)],
    ['words', 'yy '.repeat(50_000)],
    ['accents', 'é'.repeat(1_000_000)],
    ['decomposed accents', 'e\u0301'.repeat(500_000)],
    ['marks', `e${'\u0301'.repeat(30_000)}`],
    ['nothing', ' '.repeat(1_000_000)],
    ['many characters', MANY],
  ])(
    'of %s',
    (_, long) => {
      const vowelYs = Array.from({ length: 10_000 }, (__, place) => place);
      const numbers = library.profile(long, BIRTH, { vowelYs });
      const compound = library.compoundOf(numbers.destiny).value;
      expect(digitalRoot(numbers.destiny.value)).toBe(digitalRoot(compound));
      expect(library.soulUrge(long, { method: 'parts' }).steps.length).toBeGreaterThan(0);
    },
    120_000,
  );
});

it('constants are frozen, and so are the letters that names share', () => {
  const { CORE_NUMBERS, MASTER_NUMBERS, PYTHAGOREAN, CHALDEAN, assignLetters } = library;
  const shared = [PYTHAGOREAN.values, CHALDEAN.values, assignLetters('A').letters[0]];
  for (const constant of [CORE_NUMBERS, MASTER_NUMBERS, PYTHAGOREAN, CHALDEAN, ...shared]) {
    expect(Object.isFrozen(constant)).toBe(true);
  }
});
