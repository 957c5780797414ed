import { describe, expect, it } from 'vitest';
import { BIRTH, ENTRIES, NAME, OPTIONS, TODAY } from '../testing/entries.ts';
import { digitalRoot } from '../testing/oracles.ts';
import * as helpers from './helpers/index.ts';
import * as numerology from './index.ts';
import * as texts from './text/index.ts';

const library = { ...numerology, ...helpers, ...texts };

const CYCLE: { again?: object } = {};
CYCLE.again = CYCLE;
const WHOLE = 'expected a whole number from 0 to 9007199254740991';
const KINDS =
  'lifePath, birthday, attitude, destiny, expression, soulUrge, personality, firstName, maturity, personalYear';
const LIFE_PATH_RULES = 'parts, digit-parts, whole-numbers, masters-reduced, master-44';

// biome-ignore format: one bad input a line
const OTHERS: readonly (readonly [name: string, args: readonly unknown[], code: numerology.InputErrorCode, message: string])[] = [
  ['lifePath', ['x'.repeat(100_000)], 'type', `birth: expected ISO { year, month, day } (see parseDate), got "${'x'.repeat(40)}…"`],
  ['lifePath', [BIRTH, { method: 'a\n"b"' }], 'unknown', 'options.method: expected whole, parts, digit-parts, got "a\\n\\"b\\""'],
  ['reduceNumber', [1 / 0], 'range', `value: ${WHOLE}, got Infinity`],
  ['foldToNine', [1 / 0], 'range', `value: ${WHOLE}, got Infinity`],
  ['roundHalfUp', [1, 0], 'range', 'denominator: expected a whole number from 1 to 9007199254740991, got 0'],
  ['sumOf', [5], 'type', 'terms: expected an array, got 5'],
  ['sumOf', [[1, Number.NaN]], 'range', 'terms[1]: expected a whole number from -9007199254740991 to 9007199254740991, got NaN'],
  ['compoundOf', [4], 'type', 'worked: expected a value with its steps, got 4'],
  ['debtIn', [undefined], 'type', 'worked: expected a value with its steps, got undefined'],
  ['partOf', ['x'], 'type', 'worked: expected a value with its steps, got undefined'],
  ['pickOptions', [{ mehtod: 'parts' }], 'unknown', 'settings: expected letters, spelled, vowelYs, digits, alphabet, masters, method, today, got "mehtod"'],
  ['valuesOf', [CYCLE], 'range', 'numbers: expected at most 100 levels, got Object'],
  ['soulUrge', ['Ada', { vowelYs: [0] }], 'range', 'options.vowelYs: expected none, because the name has no Y, got 0'],
  ['destiny', [NAME, { spelled: ['é'] }], 'unknown', 'options.spelled: expected none unless letters is a-z, got "é"'],
  ['cycles', [TODAY, { today: BIRTH }], 'range', 'options.today: expected a day from 2026-11-16 on, got "1990-05-15"'],
  ['monthsAhead', [BIRTH, { today: { year: 9999, month: 2, day: 1 } }], 'range', 'options.today: expected a day up to 9999-01-31, got "9999-02-01"'],
  ['valuesOf', [undefined], 'type', 'numbers: expected an object, got undefined'],
  ['valueCounts', ['Ada'], 'type', 'step: expected a step of letters, got "Ada"'],
  ['letterValue', [1], 'type', 'letter: expected a string, got 1'],
  ['letterKey', [undefined], 'type', 'character: expected a string, got undefined'],
  ['spellingOf', [undefined], 'type', 'character: expected a string, got undefined'],
  ['parseDate', [BIRTH], 'type', 'text: expected a string, got Object'],
  ['daysInMonth', [2024, 13], 'range', 'month: expected a whole number from 1 to 12, got 13'],
  ['isWithin', [BIRTH, BIRTH, null], 'type', 'second: expected ISO { year, month, day } (see parseDate), got null'],
  ...['variants', 'ruleSets', 'calculate'].flatMap((entry) => ([
    [['lifepath', { birth: BIRTH }], 'unknown', `kind: expected ${KINDS}, got "lifepath"`],
    [['toString', { birth: BIRTH }], 'unknown', `kind: expected ${KINDS}, got "toString"`],
    [['personalYear', { birth: BIRTH }], 'type', 'input.today: expected ISO { year, month, day } (see parseDate), got undefined'],
    [['lifePath', BIRTH], 'unknown', 'input: expected birth, got "year"'],
    [['lifePath', { birth: BIRTH, name: NAME }], 'unknown', 'input: expected birth, got "name"'],
    [['destiny', undefined], 'type', 'input: expected an object, got undefined'],
    [['destiny', new Map([['name', NAME]])], 'type', 'input: expected an object, got Map'],
    [['destiny', {}], 'type', 'input.name: expected a string, got undefined'],
  ] as const).map(([args, code, message]) => [entry, args, code, message] as const)),
  ['calculate', ['lifePath', { birth: BIRTH }, 'parts'], 'type', 'rules: expected an array, got "parts"'],
  ['calculate', ['lifePath', { birth: BIRTH }, ['part']], 'unknown', `rules[0]: expected ${LIFE_PATH_RULES}, got "part"`],
  ['calculate', ['lifePath', { birth: BIRTH }, ['a-z']], 'unknown', `rules[0]: expected ${LIFE_PATH_RULES}, got "a-z"`],
  ['calculate', ['destiny', { name: NAME }, ['parts', 'digit-parts']], 'range', 'rules: expected at most one of parts, digit-parts, got "digit-parts"'],
  ['calculate', ['birthday', { birth: BIRTH }, ['day-and-month-exchanged']], 'range', 'input.birth.day: expected a whole number from 1 to 12, got 15'],
  ['partTitle', ['constructor'], 'unknown', 'name: expected name, word, first-name, middle-names, last-name, date, month, day, year, life-path, destiny, expression, soul-urge, personality, first-number, second-number, first-pinnacle, second-pinnacle, first-challenge, second-challenge, got "constructor"'],
  ['describeStep', [undefined], 'type', 'step: expected a step, got undefined'],
  ['describeStep', [{ kind: 'sum', to: 5 }], 'type', 'step.terms: expected an array, got undefined'],
  ['describeStep', [{ kind: 'transit', age: 3, cycle: 9, to: 5 }], 'type', 'step.letter: expected a value, got undefined'],
  ['describeSteps', [{ kind: 'sum', terms: [5], to: 5 }], 'type', 'steps: expected an array of steps, got Object'],
  ['describeSpan', [undefined], 'type', 'span: expected { fromAge, toAge }, got undefined'],
  ['describeSpan', [{ fromAge: 9, toAge: 9 }], 'range', 'span.toAge: expected a whole number from 10 to 10000, got 9'],
];

/** The same, with a message that lists too much to repeat it here. */
const LONG = [
  ['describeStep', [{ kind: 'constructor' }], 'step.kind: expected letters, '],
  ['numberTitle', ['constructor'], 'name: expected firstName, '],
  ['describeNumber', ['toString'], 'name: expected firstName, '],
] as const;

// They check nothing: the day is from a clock, the steps are the library’s, and the others answer yes or no.
const ACCEPTING = ['dayFirst', 'isCoreNumber', 'isInputError', 'isMaster', 'universalDayOf'];

const FUNCTIONS = new Map(Object.entries(library));

/** The error that a call throws. */
function errorOf(entry: string, args: readonly unknown[]): unknown {
  const call = FUNCTIONS.get(entry) as unknown as (...all: unknown[]) => unknown;
  try {
    return call(...args);
  } catch (error) {
    return error;
  }
}

function expectError(
  entry: string,
  args: readonly unknown[],
  code: numerology.InputErrorCode,
  message: string,
) {
  const error = errorOf(entry, args);
  expect(error).toBeInstanceOf(code === 'range' ? RangeError : TypeError);
  expect(error).toMatchObject({ message, code });
}

describe('bad input is an error that names it', () => {
  it('in every function there is', () => {
    const functions = Object.entries(library).flatMap(([entry, value]) =>
      typeof value === 'function' ? entry : [],
    );
    const tested = [...ENTRIES, ...OTHERS, ...LONG].map(([entry]) => entry);
    expect(new Set([...tested, ...ACCEPTING])).toEqual(new Set(functions));
  });

  it.each(ENTRIES)('in every argument of %s', (entry, args) => {
    const valid = args.map(([value]) => value);
    for (const [index, [, bad]] of args.entries()) {
      for (const [value, code, text] of bad)
        expectError(entry, valid.with(index, value), code, text);
    }
  });

  it.each(OTHERS)('%s(%o)', expectError);

  it.each(LONG)('%s(%o), however much there is', (entry, args, start) => {
    const error = errorOf(entry, args) as numerology.InputError;
    expect([error.code, error.message.startsWith(start)]).toEqual(['unknown', true]);
  });
});

it('an option without a value asks for nothing', () => {
  const nothing = Object.fromEntries(Object.keys(OPTIONS).map((option) => [option, undefined]));
  expect(numerology.lifePath(BIRTH, nothing)).toEqual(numerology.lifePath(BIRTH));
  expect(numerology.profile(NAME, BIRTH, nothing)).toEqual(numerology.profile(NAME, BIRTH));
});

it('a day on the calendar of ISO 8601 is itself, as a Temporal.PlainDate too', () => {
  for (const calendarId of ['iso8601', 'gregory']) {
    const plainDate = Object.create({ ...BIRTH, calendarId });
    expect(numerology.lifePath(plainDate)).toEqual(numerology.lifePath(BIRTH));
  }
});

const MANY = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x2_0000 + at)).join('');

describe('long names', () => {
  // As long as a name may be; comparing each character with all others would take longer than any test may.
  it.each([
    ['letters', 'abcdefghij'.repeat(1000)],
    ['words', 'yy '.repeat(3333)],
    ['accents', 'é'.repeat(10_000)],
    ['decomposed accents', 'e\u0301'.repeat(5000)],
    ['marks', `e${'\u0301\u0327'.repeat(4999)}`],
    ['nothing', ' '.repeat(10_000)],
    ['many characters', MANY],
  ])(
    'of %s',
    (kind, long) => {
      const ys = kind === 'words' ? 6666 : 0;
      const vowelYs = Array.from({ length: ys }, (_, place) => place);
      const numbers = numerology.profile(long, BIRTH, { vowelYs });
      const compound = numerology.compoundOf(numbers.destiny).value;
      expect(digitalRoot(numbers.destiny.value)).toBe(digitalRoot(compound));
      expect(numerology.soulUrge(long, { method: 'parts' }).steps.length).toBeGreaterThan(0);
    },
    120_000,
  );
});
