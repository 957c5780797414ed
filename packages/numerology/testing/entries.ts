import { CHALDEAN, type InputErrorCode } from '../src/index.ts';

/** With one Y, a letter that is spelled, and one that no alphabet here has. */
export const NAME = 'Ady Łoś 李';
export const BIRTH = { year: 1990, month: 5, day: 15 };
export const TODAY = { year: 2026, month: 11, day: 16 };

type Bad = readonly [value: unknown, code: InputErrorCode, message: string];
const date = (change: object) => ({ ...BIRTH, ...change });
const letters = (change: object) => ({
  alphabet: { name: 'x', vowels: '', values: {}, ...change },
});

// biome-ignore format: one bad input a line
const BAD_NAMES: readonly Bad[] = [
  [undefined, 'type', 'name: expected a string, got undefined'],
  [42, 'type', 'name: expected a string, got 42'],
  [BIRTH, 'type', 'name: expected a string, got Object'],
  [new Date(0), 'type', 'name: expected a string, got Date'],
  ['x'.repeat(10_001), 'range', 'name.length: expected at most 10000, got 10001'],
];

// biome-ignore format: one bad input a line
const BAD_DATES: readonly Bad[] = [
  [undefined, 'type', ': expected ISO { year, month, day } (see parseDate), got undefined'],
  [null, 'type', ': expected ISO { year, month, day } (see parseDate), got null'],
  ['1990-05-15', 'type', ': expected ISO { year, month, day } (see parseDate), got "1990-05-15"'],
  [new Date(0), 'type', ': expected ISO { year, month, day } (see parseDate), got Date'],
  [{}, 'type', '.year: expected a whole number from 1 to 9999, got undefined'],
  [date({ year: 0 }), 'range', '.year: expected a whole number from 1 to 9999, got 0'],
  [date({ year: 10000 }), 'range', '.year: expected a whole number from 1 to 9999, got 10000'],
  [date({ year: 1990n }), 'type', '.year: expected a whole number from 1 to 9999, got 1990n'],
  [date({ month: 13 }), 'range', '.month: expected a whole number from 1 to 12, got 13'],
  [date({ month: 0 }), 'range', '.month: expected a whole number from 1 to 12, got 0'],
  [date({ month: 1.5 }), 'range', '.month: expected a whole number from 1 to 12, got 1.5'],
  [date({ day: Number.NaN }), 'range', '.day: expected a whole number from 1 to 31, got NaN'],
  [{ year: 1900, month: 2, day: 29 }, 'range', '.day: expected a whole number from 1 to 28, got 29'],
  // A Temporal.PlainDate: 15 May 1990 is the 20th of the eighth month of 5750.
  [{ year: 5750, month: 8, day: 20, calendarId: 'hebrew', [Symbol.toStringTag]: 'Temporal.PlainDate' }, 'type', ': expected ISO { year, month, day } (see parseDate), got Temporal.PlainDate'],
];

/** The options of each group of functions, as messages list them. */
const OF_LETTERS = 'letters, spelled, alphabet';
const OF_SUMS = `${OF_LETTERS}, masters, method`;
const OF_CHARTS = 'letters, spelled, vowelYs, alphabet, masters, method';

// biome-ignore format: one bad input a line
const BAD_OPTIONS: readonly Bad[] = [
  [null, 'type', 'options: expected an object, got null'],
  ['a-z', 'type', 'options: expected an object, got "a-z"'],
  [[], 'type', 'options: expected an object, got Array'],
  [0, 'type', 'options: expected an object, got 0'],
  [new Map([['method', 'parts']]), 'type', 'options: expected an object, got Map'],
  [new Date(0), 'type', 'options: expected an object, got Date'],
];

/** Bad values of each option. */
// biome-ignore format: one bad input a line
const BAD_VALUES: Readonly<Record<string, readonly Bad[]>> = {
  method: [
    ['apart', 'unknown', 'options.method: expected whole, parts, digit-parts, got "apart"'],
    [null, 'unknown', 'options.method: expected whole, parts, digit-parts, got null'],
  ],
  masters: [
    [11, 'type', 'options.masters: expected an array, got 11'],
    [null, 'type', 'options.masters: expected an array, got null'],
    [[9], 'range', 'options.masters[0]: expected a whole number from 10 to 99, got 9'],
    [[11, '22'], 'type', 'options.masters[1]: expected a whole number from 10 to 99, got "22"'],
  ],
  letters: [
    ['A-Z', 'unknown', 'options.letters: expected a-z, spelled, got "A-Z"'],
    [null, 'unknown', 'options.letters: expected a-z, spelled, got null'],
  ],
  spelled: [
    ['ł', 'type', 'options.spelled: expected an array, got "ł"'],
    [[1], 'type', 'options.spelled[0]: expected a string, got 1'],
    [['é', 'ab'], 'range', 'options.spelled[1]: expected a letter with a spelling, got "ab"'],
    [[''], 'range', 'options.spelled[0]: expected a letter with a spelling, got ""'],
    [['И'], 'range', 'options.spelled[0]: expected a letter with a spelling, got "И"'],
  ],
  digits: [
    [true, 'unknown', 'options.digits: expected ignored, counted, got true'],
  ],
  vowelYs: [
    [0, 'type', 'options.vowelYs: expected all, by-neighbors, or an array, got 0'],
    ['neighbors', 'type', 'options.vowelYs: expected all, by-neighbors, or an array, got "neighbors"'],
    [[-1], 'range', 'options.vowelYs: expected a whole number from 0 to 0, got -1'],
    [[0, 99], 'range', 'options.vowelYs: expected a whole number from 0 to 0, got 99'],
    [['0'], 'type', 'options.vowelYs: expected a whole number from 0 to 0, got "0"'],
  ],
  alphabet: [
    ['x', 'type', 'options.alphabet: expected an object, got "x"'],
    [null, 'type', 'options.alphabet: expected an object, got null'],
    [{}, 'type', 'options.alphabet.name: expected a string, got undefined'],
    ...([
      [{ valeus: {} }, 'unknown', 'options.alphabet: expected name, values, vowels, compound, got "valeus"'],
      [{ values: 1 }, 'type', 'options.alphabet.values: expected an object, got 1'],
      [{ values: new Map([['A', 1]]) }, 'type', 'options.alphabet.values: expected an object, got Map'],
      [{ values: { A: 10 } }, 'range', 'options.alphabet.values.A: expected a whole number from 1 to 9, got 10'],
      [{ values: { LL: 3 } }, 'range', 'options.alphabet.values: expected single letters, each once, got "LL"'],
      [{ values: { ' ': 3 } }, 'range', 'options.alphabet.values: expected single letters, each once, got " "'],
      [{ values: { A: 1, a: 2 } }, 'range', 'options.alphabet.values: expected single letters, each once, got "a"'],
      [{ values: { Σ: 1, ς: 2 } }, 'range', 'options.alphabet.values: expected single letters, each once, got "ς"'],
      [{ vowels: 'E' }, 'range', 'options.alphabet.vowels: expected letters with a value, got "E"'],
    ] as const).map(([change, code, message]): Bad => [letters(change).alphabet, code, message]),
  ],
  fromAge: [
    [-1, 'range', 'options.fromAge: expected a whole number from 0 to 199, got -1'],
    [100, 'range', 'options.toAge: expected a whole number from 101 to 200, got 100'],
  ],
  toAge: [
    [201, 'range', 'options.toAge: expected a whole number from 1 to 200, got 201'],
    ['9', 'type', 'options.toAge: expected a whole number from 1 to 200, got "9"'],
  ],
  today: BAD_DATES.map(([value, code, message]) => [value, code, `options.today${message}`]),
};

/** Any value of each option, for a function that does not take it. */
export const OPTIONS: Readonly<Record<string, unknown>> = {
  letters: 'a-z',
  digits: 'counted',
  spelled: ['é'],
  vowelYs: 'all',
  alphabet: CHALDEAN,
  masters: [],
  method: 'parts',
  today: TODAY,
};

/** An argument: what it may be, and everything that it may not be. */
export type Argument = readonly [valid: unknown, bad: readonly Bad[], taken?: readonly string[]];
const dates = (what: string): readonly Bad[] =>
  BAD_DATES.map(([value, code, message]) => [value, code, what + message]);
const name: Argument = [NAME, BAD_NAMES];
const birth: Argument = [BIRTH, dates('birth')];

/** Options, of which a function takes those that are named. A misspelled one is an error everywhere. */
function options(named: string): Argument {
  const taken = named.split(', ');
  const needed = taken.includes('today') ? { today: TODAY } : {};
  const refused = [...Object.entries(OPTIONS), ['letter', 'a-z']].filter(
    ([option]) => !taken.includes(option as string),
  );
  const expected = named || 'none';
  return [
    needed,
    [
      ...BAD_OPTIONS,
      ...refused.map(([option, value]): Bad => {
        const message = `options: expected ${expected}, got "${option}"`;
        return [{ ...needed, [option as string]: value }, 'unknown', message];
      }),
      ...taken.flatMap((option) =>
        (BAD_VALUES[option] ?? []).map(([value, code, message]): Bad => {
          const beside = option === 'spelled' ? { letters: 'a-z' } : {};
          return [{ ...needed, ...beside, [option]: value }, code, message];
        }),
      ),
    ],
    named ? taken : [],
  ];
}

/** Functions by the arguments that they take. */
const BY_ARGUMENTS: readonly (readonly [names: string, ...Argument[]])[] = [
  ['assignLetters balance capstone cornerstone uncountedLetters', name, options(OF_LETTERS)],
  ['business', name, options(`${OF_LETTERS}, digits`)],
  ['hiddenPassion karmicLessons subconsciousSelf', name, options(OF_LETTERS)],
  ['firstName planesOfExpression', name, options(`${OF_LETTERS}, masters`)],
  ['firstVowel', name, options(`${OF_LETTERS}, vowelYs`)],
  ['destiny expression', name, options(OF_SUMS)],
  ['personality soulUrge', name, options(OF_CHARTS)],
  ['attitude lifePath', birth, options('masters, method')],
  ['birthday lifePeriods pinnacles', birth, options('masters')],
  ['birthGrid challenges', birth, options('')],
  ['universalDay universalMonth universalYear', [BIRTH, dates('date')], options('')],
  ['cycles monthsAhead personalDay personalMonth personalYear', birth, options('today, masters')],
  ['bridges', name, birth, options(`${OF_LETTERS}, vowelYs, method`)],
  ['career karmic maturity', name, birth, options(OF_SUMS)],
  ['rationalThought', name, birth, options(`${OF_LETTERS}, masters`)],
  ['karmicDebts profile', name, birth, options(OF_CHARTS)],
  ['chart', name, [BIRTH, dates('birth').slice(1)], options(OF_CHARTS)], // which can be without a date
  ['essenceTable', name, birth, options(`${OF_LETTERS}, masters, fromAge, toAge`)],
  ['essence', name, birth, options(`${OF_LETTERS}, masters, today`)],
  ['reduceNumber', [7, []], options('masters')],
  ['foldToNine', [7, []], options('')],
  ['letterValue', ['A', []], options('alphabet')],
  ['dayOfYear formatDate', [BIRTH, dates('date')]],
  ['ageOn', birth, [TODAY, dates('today')]],
  ['compareDates', [BIRTH, dates('first')], [BIRTH, dates('second')]],
  ['normalizeName spellingsIn', name],
];

/** Every function that takes a name, a date, or options, with its arguments. */
export const ENTRIES = BY_ARGUMENTS.flatMap(([names, ...args]) =>
  names.split(' ').map((entry) => [entry, args] as const),
);
