import { describe, expect, it } from 'vitest';
import { digitalRoot } from '../testing/oracles.ts';
import * as library from './index.ts';

const BIRTH = { year: 1990, month: 5, day: 15 };
const TODAY = { year: 2026, month: 11, day: 16 };
const NAME = 'Ada Lovelace';

/** Every function by the arguments that it takes. */
const OF_NAME = [
  'assignLetters',
  'balance',
  'business',
  'capstone',
  'chart',
  'cornerstone',
  'destiny',
  'expression',
  'firstName',
  'firstVowel',
  'hiddenPassion',
  'karmicLessons',
  'personality',
  'planesOfExpression',
  'soulUrge',
  'subconsciousSelf',
] as const;
const OF_BIRTH = ['attitude', 'birthday', 'lifePath', 'lifePeriods', 'pinnacles'] as const;
const OF_BIRTH_ALONE = ['birthGrid', 'challenges'] as const;
const OF_DATE_ALONE = ['dayOfYear', 'formatDate', 'universalDay'] as const;
const OF_BIRTH_ON_DAY = [
  'cycles',
  'monthsAhead',
  'personalDay',
  'personalMonth',
  'personalYear',
] as const;
const OF_BOTH = [
  'bridges',
  'career',
  'karmic',
  'karmicDebts',
  'maturity',
  'profile',
  'rationalThought',
] as const;
const OTHERS = [
  'ageOn',
  'compareDates',
  'compoundOf',
  'daysInMonth',
  'debtIn',
  'essence',
  'foldToNine',
  'isWithin',
  'letterKey',
  'letterValue',
  'normalizeName',
  'otherScriptLetters',
  'parseDate',
  'reduceNumber',
  'roundHalfUp',
  'spellingOf',
  'spellingsIn',
  'sumOf',
  'valueCounts',
  'variants',
] as const;
// They make nothing of what they are given: a part is any working, and the others answer yes or no.
const ACCEPTING = ['isCoreNumber', 'isMaster', 'partOf'];

type Any = (...args: readonly unknown[]) => unknown;
const FUNCTIONS = new Map(Object.entries(library));
const call = (name: keyof typeof library, ...args: readonly unknown[]) =>
  (FUNCTIONS.get(name) as unknown as Any)(...args);

it('every function is in one of the lists', () => {
  const functions = Object.entries(library).flatMap(([name, value]) =>
    typeof value === 'function' ? name : [],
  );
  const listed = [
    ...OF_NAME,
    ...OF_BIRTH,
    ...OF_BIRTH_ALONE,
    ...OF_DATE_ALONE,
    ...OF_BIRTH_ON_DAY,
    ...OF_BOTH,
    ...OTHERS,
    ...ACCEPTING,
  ];
  expect(listed.toSorted()).toEqual(functions.toSorted());
});

const BAD_NAMES: readonly (readonly [unknown, string])[] = [
  [undefined, 'name: expected a string, got undefined'],
  [null, 'name: expected a string, got null'],
  [42, 'name: expected a string, got 42'],
  [Number.NaN, 'name: expected a string, got NaN'],
  [BIRTH, 'name: expected a string, got an object'],
  [['Ada'], 'name: expected a string, got an object'],
  [new Date(0), 'name: expected a string, got a Date'],
  [10n, 'name: expected a string, got 10'],
];

const DATE_EXPECTED = 'expected { year, month, day }, got';

const BAD_DATES: readonly (readonly [unknown, ErrorConstructor, string])[] = [
  [undefined, TypeError, `: ${DATE_EXPECTED} undefined`],
  [null, TypeError, `: ${DATE_EXPECTED} null`],
  ['1990-05-15', TypeError, `: ${DATE_EXPECTED} "1990-05-15"`],
  [new Date(0), TypeError, `: ${DATE_EXPECTED} a Date`],
  [1990, TypeError, `: ${DATE_EXPECTED} 1990`],
  [{}, TypeError, '.year: expected a whole number from 1 to 9999, got undefined'],
  [[], TypeError, '.year: expected a whole number from 1 to 9999, got undefined'],
  [
    { ...BIRTH, year: '1990' },
    TypeError,
    '.year: expected a whole number from 1 to 9999, got "1990"',
  ],
  [{ ...BIRTH, year: 0 }, RangeError, '.year: expected a whole number from 1 to 9999, got 0'],
  [
    { ...BIRTH, year: 10000 },
    RangeError,
    '.year: expected a whole number from 1 to 9999, got 10000',
  ],
  [{ ...BIRTH, month: 13 }, RangeError, '.month: expected a whole number from 1 to 12, got 13'],
  [{ ...BIRTH, month: 0 }, RangeError, '.month: expected a whole number from 1 to 12, got 0'],
  [{ ...BIRTH, month: -5 }, RangeError, '.month: expected a whole number from 1 to 12, got -5'],
  [{ ...BIRTH, month: 1.5 }, RangeError, '.month: expected a whole number from 1 to 12, got 1.5'],
  [
    { ...BIRTH, day: Number.NaN },
    RangeError,
    '.day: expected a whole number from 1 to 31, got NaN',
  ],
  [
    { ...BIRTH, day: Number.POSITIVE_INFINITY },
    RangeError,
    '.day: expected a whole number from 1 to 31, got Infinity',
  ],
  [
    { year: 1990, month: 2, day: 30 },
    RangeError,
    '.day: expected a whole number from 1 to 28, got 30',
  ],
  [
    { year: 1900, month: 2, day: 29 },
    RangeError,
    '.day: expected a whole number from 1 to 28, got 29',
  ],
];

const BAD_OPTIONS: readonly (readonly [unknown, ErrorConstructor, string])[] = [
  [null, TypeError, 'options: expected an object of options, got null'],
  ['a-z', TypeError, 'options: expected an object of options, got "a-z"'],
  [[], TypeError, 'options: expected an object of options, got an object'],
  [
    { letter: 'a-z' },
    TypeError,
    'options.letter: expected one of letters, spelled, vowelYs, alphabet, masters, method, today, got "letter"',
  ],
  [
    { method: 'apart' },
    TypeError,
    "options.method: expected 'whole' or 'parts' or 'digit-parts', got \"apart\"",
  ],
  [{ masters: 11 }, TypeError, 'options.masters: expected an array of numbers, got 11'],
  [
    { masters: [9] },
    RangeError,
    'options.masters[0]: expected a whole number from 10 to 99, got 9',
  ],
  [
    { masters: [11, '22'] },
    TypeError,
    'options.masters[1]: expected a whole number from 10 to 99, got "22"',
  ],
];

const BAD_LETTER_OPTIONS: readonly (readonly [unknown, ErrorConstructor, string])[] = [
  [{ letters: 'A-Z' }, TypeError, "options.letters: expected 'a-z' or 'spelled', got \"A-Z\""],
  [{ spelled: 'ł' }, TypeError, 'options.spelled: expected an array of letters, got "ł"'],
  [{ spelled: [1] }, TypeError, 'options.spelled[0]: expected a string, got 1'],
  [{ vowelYs: 0 }, TypeError, "options.vowelYs: expected an array of numbers or 'all', got 0"],
  [
    { vowelYs: [-1] },
    RangeError,
    'options.vowelYs[0]: expected a whole number from 0 to 9007199254740991, got -1',
  ],
  [
    { alphabet: 'chaldean' },
    TypeError,
    'options.alphabet: expected an alphabet as { name, values, vowels }, got "chaldean"',
  ],
  [{ alphabet: {} }, TypeError, 'options.alphabet.name: expected a string, got undefined'],
  [
    { alphabet: { name: 'x', vowels: '', values: { A: 10 } } },
    RangeError,
    'options.alphabet.values.A: expected a whole number from 1 to 9, got 10',
  ],
  [
    { alphabet: { name: 'x', vowels: '', values: { LL: 3 } } },
    RangeError,
    'options.alphabet.values: expected single letters as keys, got "LL"',
  ],
  [
    { alphabet: { name: 'x', vowels: '', values: { A: 1, a: 2 } } },
    RangeError,
    'options.alphabet.values: expected each letter once, got "a"',
  ],
  [
    { alphabet: { name: 'x', vowels: 'E', values: { A: 1 } } },
    RangeError,
    'options.alphabet.vowels: expected letters that have a value, got "E"',
  ],
];

function expectError(run: () => unknown, type: ErrorConstructor, message: string): void {
  expect(run).toThrow(new type(message));
  expect(run).toThrow(type);
}

describe('bad input is an error that names it', () => {
  it.each(OF_NAME)('in the name of %s', (name) => {
    for (const [value, message] of BAD_NAMES) {
      expectError(() => call(name, value), TypeError, message);
    }
  });

  it.each([...OF_BOTH, 'essence'] as const)('in the name and the date of %s', (name) => {
    const options = name === 'essence' ? { today: TODAY } : undefined;
    for (const [value, message] of BAD_NAMES) {
      expectError(() => call(name, value, BIRTH, options), TypeError, message);
    }
    for (const [value, type, message] of BAD_DATES) {
      expectError(() => call(name, NAME, value, options), type, `birth${message}`);
    }
    // Arguments swapped
    expectError(() => call(name, BIRTH, NAME, options), TypeError, BAD_NAMES[4]?.[1] ?? '');
  });

  it('in the date of chart, unless it is left out', () => {
    for (const [value, type, message] of BAD_DATES.slice(1)) {
      expectError(() => call('chart', NAME, value), type, `birth${message}`);
    }
  });

  it.each([...OF_BIRTH, ...OF_BIRTH_ALONE])('in the date of %s', (name) => {
    for (const [value, type, message] of BAD_DATES) {
      expectError(() => call(name, value), type, `birth${message}`);
    }
  });

  it.each(OF_DATE_ALONE)('in the date of %s', (name) => {
    for (const [value, type, message] of BAD_DATES) {
      expectError(() => call(name, value), type, `date${message}`);
    }
  });

  it.each(OF_BIRTH_ON_DAY)('in both dates of %s', (name) => {
    for (const [value, type, message] of BAD_DATES) {
      expectError(() => call(name, value, { today: TODAY }), type, `birth${message}`);
      expectError(() => call(name, BIRTH, { today: value }), type, `options.today${message}`);
    }
    // Today is an option, and has no default.
    expectError(() => call(name, BIRTH), TypeError, `options.today: ${DATE_EXPECTED} undefined`);
    expect(() => call(name, BIRTH, TODAY)).toThrow('options.year: expected one of');
  });

  it.each([...OF_NAME.filter((name) => name !== 'chart'), ...OF_BIRTH])(
    'in the options of %s',
    (name) => {
      const isOfName = (OF_NAME as readonly string[]).includes(name);
      for (const [value, type, message] of BAD_OPTIONS) {
        expectError(() => call(name, isOfName ? NAME : BIRTH, value), type, message);
      }
      if (!isOfName) return;
      for (const [value, type, message] of BAD_LETTER_OPTIONS) {
        expectError(() => call(name, NAME, value), type, message);
      }
    },
  );

  it.each([...OF_BOTH, 'chart'] as const)('in the options of %s', (name) => {
    for (const [value, type, message] of [...BAD_OPTIONS, ...BAD_LETTER_OPTIONS]) {
      expectError(() => call(name, NAME, BIRTH, value), type, message);
    }
  });

  it.each([
    [
      'reduceNumber',
      [Number.POSITIVE_INFINITY],
      RangeError,
      'value: expected a whole number from 0 to 9007199254740991, got Infinity',
    ],
    [
      'reduceNumber',
      [Number.NaN],
      RangeError,
      'value: expected a whole number from 0 to 9007199254740991, got NaN',
    ],
    [
      'reduceNumber',
      [-1],
      RangeError,
      'value: expected a whole number from 0 to 9007199254740991, got -1',
    ],
    [
      'reduceNumber',
      [1.5],
      RangeError,
      'value: expected a whole number from 0 to 9007199254740991, got 1.5',
    ],
    [
      'reduceNumber',
      ['29'],
      TypeError,
      'value: expected a whole number from 0 to 9007199254740991, got "29"',
    ],
    [
      'reduceNumber',
      [29n],
      TypeError,
      'value: expected a whole number from 0 to 9007199254740991, got 29',
    ],
    [
      'foldToNine',
      [Number.POSITIVE_INFINITY],
      RangeError,
      'value: expected a whole number from 0 to 9007199254740991, got Infinity',
    ],
    [
      'foldToNine',
      [undefined],
      TypeError,
      'value: expected a whole number from 0 to 9007199254740991, got undefined',
    ],
    [
      'roundHalfUp',
      [1, 0],
      RangeError,
      'denominator: expected a whole number from 1 to 9007199254740991, got 0',
    ],
    ['sumOf', [5], TypeError, 'terms: expected an array of whole numbers, got 5'],
    [
      'sumOf',
      [[1, Number.NaN]],
      RangeError,
      'terms[1]: expected a whole number from -9007199254740991 to 9007199254740991, got NaN',
    ],
    ['compoundOf', [4], TypeError, 'worked: expected a value with its steps, got 4'],
    ['debtIn', [undefined], TypeError, 'worked: expected a value with its steps, got undefined'],
    ['valueCounts', ['Ada'], TypeError, 'step: expected a step of letters, got "Ada"'],
    ['letterValue', [1], TypeError, 'letter: expected a string, got 1'],
    ['letterKey', [undefined], TypeError, 'character: expected a string, got undefined'],
    ['spellingOf', [undefined], TypeError, 'character: expected a string, got undefined'],
    ['spellingsIn', [BIRTH], TypeError, 'name: expected a string, got an object'],
    ['normalizeName', [undefined], TypeError, 'name: expected a string, got undefined'],
    ['otherScriptLetters', [null], TypeError, 'name: expected a string, got null'],
    ['parseDate', [BIRTH], TypeError, 'text: expected a string, got an object'],
    ['daysInMonth', [2024, 13], RangeError, 'month: expected a whole number from 1 to 12, got 13'],
    ['ageOn', [BIRTH, '2026-11-16'], TypeError, `today: ${DATE_EXPECTED} "2026-11-16"`],
    ['ageOn', [new Date(0), TODAY], TypeError, `birth: ${DATE_EXPECTED} a Date`],
    ['compareDates', [BIRTH, undefined], TypeError, `second: ${DATE_EXPECTED} undefined`],
    ['isWithin', [BIRTH, BIRTH, null], TypeError, `second: ${DATE_EXPECTED} null`],
    ['essence', [NAME, BIRTH], TypeError, `options.today: ${DATE_EXPECTED} undefined`],
    [
      'variants',
      ['lifepath', { birth: BIRTH }],
      TypeError,
      'kind: expected one of lifePath, birthday, attitude, destiny, expression, soulUrge, personality, firstName, maturity, personalYear, got "lifepath"',
    ],
    [
      'variants',
      ['toString', { birth: BIRTH }],
      TypeError,
      'kind: expected one of lifePath, birthday, attitude, destiny, expression, soulUrge, personality, firstName, maturity, personalYear, got "toString"',
    ],
    [
      'variants',
      ['personalYear', { birth: BIRTH }],
      TypeError,
      `input.today: ${DATE_EXPECTED} undefined`,
    ],
    ['variants', ['lifePath', BIRTH], TypeError, `input.birth: ${DATE_EXPECTED} undefined`],
    [
      'variants',
      ['destiny', undefined],
      TypeError,
      'input: expected an object as { name, birth }, got undefined',
    ],
    ['variants', ['destiny', {}], TypeError, 'input.name: expected a string, got undefined'],
  ] as const)('%s(%o)', (name, args, type, message) => {
    expectError(() => call(name, ...args), type, message);
  });

  it('cuts a long text short in its message', () => {
    expect(() => call('lifePath', 'x'.repeat(100_000))).toThrow(
      `birth: ${DATE_EXPECTED} "${'x'.repeat(40)}"`,
    );
  });
});

describe('long names', () => {
  // Up to a million characters; comparing each with all others would take longer than any test may.
  it.each([
    ['letters', 'abcdefghij'.repeat(100_000)],
    ['words', 'yy '.repeat(50_000)],
    ['accents', 'é'.repeat(1_000_000)],
    ['decomposed accents', 'e\u0301'.repeat(500_000)],
    ['marks', `e${'\u0301'.repeat(30_000)}`],
    ['nothing', ' '.repeat(1_000_000)],
    [
      'many characters',
      Array.from({ length: 60_000 }, (_, at) => String.fromCodePoint(0x2_0000 + at)).join(''),
    ],
  ])(
    'of %s',
    (_, name) => {
      const vowelYs = Array.from({ length: 10_000 }, (__, place) => place);
      const numbers = library.profile(name, BIRTH, { vowelYs });
      const compound = library.compoundOf(numbers.destiny).value;
      expect(digitalRoot(numbers.destiny.value)).toBe(digitalRoot(compound));
      expect(library.soulUrge(name, { method: 'parts' }).steps.length).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('what cannot be counted', () => {
  it('is 0 where it is a sum', () => {
    for (const name of ['', '   ', '42', '李']) {
      expect(library.destiny(name).value).toBe(0);
      expect(library.soulUrge(name).value).toBe(0);
      expect(library.business(name).value).toBe(0);
    }
  });

  it('is undefined where nothing can be said', () => {
    expect(library.hiddenPassion('').value).toBeUndefined();
    expect(library.chart('Ada').attitude).toBeUndefined();
    expect(library.firstVowel('Lynn').value).toBeUndefined();
  });
});

it('constants are frozen', () => {
  for (const constant of [
    library.CORE_NUMBERS,
    library.MASTER_NUMBERS,
    library.PYTHAGOREAN,
    library.CHALDEAN,
  ]) {
    expect(Object.isFrozen(constant)).toBe(true);
  }
  expect(Object.isFrozen(library.PYTHAGOREAN.values)).toBe(true);
  // Names share them.
  expect(Object.isFrozen(library.assignLetters('A').letters[0])).toBe(true);
});
