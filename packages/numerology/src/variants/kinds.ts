import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { checkKeys, checkOneOf, checkText } from '../input/checks.ts';
import type { CoreNumber } from '../numbers/core-numbers.ts';

/** A way in which other sites depart from the rules of this library (RULES.md#variants). */
export type Rule =
  /** The month, day, and year, or the words of a name, are each reduced first, and masters are kept. */
  | 'parts'
  /** The same, but each part is reduced to a single digit. */
  | 'digit-parts'
  /** The month, day, and year are added as they are: 12 + 20 + 1999. */
  | 'whole-numbers'
  /** The birthday and the year are added digit by digit; this library adds them as they are. */
  | 'all-digits'
  /** 11, 22, and 33 are reduced like any other number. */
  | 'masters-reduced'
  /** 11, 22, and 33 are kept where this library folds every number to 1–9. */
  | 'masters-kept'
  /** 44 is a master number too. */
  | 'master-44'
  /** Every Y is a vowel. */
  | 'y-vowel'
  /** A Y without a vowel next to it is a vowel: the one in Lynn, but not the one in May. */
  | 'y-by-neighbors'
  /** Letters beyond A–Z are dropped instead of counting by their spelling. */
  | 'a-z'
  /** The letters have their Chaldean values. */
  | 'chaldean'
  /** The alphabet has 27 letters: Ñ is 6, and every letter from O on moves one place. */
  | '27-letters'
  /** Only the first and the last word of the name count. */
  | 'without-middle-names'
  /** The day is read as the month and the month as the day. */
  | 'day-and-month-exchanged'
  /** The year starts on the birthday, so until then last year's number still applies. */
  | 'from-birthday';

// Of each group of rules at most one applies. If none does, this library's own rule applies.
const MASTERS = ['masters-reduced', 'master-44'] as const;
const METHODS = ['parts', 'digit-parts'] as const;
const DATE_METHODS = ['parts', 'digit-parts', 'whole-numbers'] as const;
const YEAR_METHODS = ['all-digits', 'parts', 'digit-parts'] as const;
const TABLES = ['chaldean', '27-letters'] as const;
const YS = ['y-vowel', 'y-by-neighbors'] as const;
const A_Z = ['a-z'] as const;
const MIDDLE_NAMES = ['without-middle-names'] as const;

const BIRTH = ['birth'] as const;
const NAME = ['name'] as const;
const ALL_LETTERS = {
  uses: NAME,
  rules: [METHODS, MASTERS, TABLES, A_Z, MIDDLE_NAMES],
} as const;
const SOME_LETTERS = {
  uses: NAME,
  rules: [METHODS, MASTERS, TABLES, YS, A_Z, MIDDLE_NAMES],
} as const;

/** The kinds of number about which sites differ: what each is made from, and its groups of rules. */
export const KINDS = {
  lifePath: { uses: BIRTH, rules: [DATE_METHODS, MASTERS] },
  birthday: { uses: BIRTH, rules: [MASTERS, ['day-and-month-exchanged']] },
  attitude: { uses: BIRTH, rules: [METHODS, MASTERS] },
  destiny: ALL_LETTERS,
  expression: ALL_LETTERS,
  soulUrge: SOME_LETTERS,
  personality: SOME_LETTERS,
  firstName: { uses: NAME, rules: [MASTERS, TABLES, A_Z] },
  maturity: {
    uses: ['name', 'birth'],
    rules: [DATE_METHODS, MASTERS, TABLES, A_Z, MIDDLE_NAMES],
  },
  personalYear: {
    uses: ['birth', 'today'],
    rules: [['masters-kept'], YEAR_METHODS, ['from-birthday']],
  },
} as const satisfies Readonly<
  Record<string, { uses: readonly (keyof Given)[]; rules: readonly (readonly Rule[])[] }>
>;

/** A kind of number about which sites differ. */
export type VariantKind = keyof typeof KINDS;

/** The rules that may apply to a kind of number. */
export type RuleFor<Kind extends VariantKind> = (typeof KINDS)[Kind]['rules'][number][number];

/** Whatever a number can be made from. */
export interface Given {
  readonly name: string;
  readonly birth: CalendarDate;
  /** A day in the Personal Year. */
  readonly today: CalendarDate;
}

type Used<Kind extends VariantKind> = (typeof KINDS)[Kind]['uses'][number];

/** What a kind of number is made from, and nothing else. */
export type VariantInput<Kind extends VariantKind = VariantKind> = Kind extends VariantKind
  ? Pick<Given, Used<Kind>> & { readonly [Other in Exclude<keyof Given, Used<Kind>>]?: undefined }
  : never;

/** The values that a kind of number can have by some rules: 0 if it is of letters, and there are none. */
export type VariantValue<Kind extends VariantKind = VariantKind> =
  | CoreNumber
  | (Kind extends 'personalYear' ? never : 44)
  | (Used<Kind> extends 'name' ? 0 : never);

/**
 * Throws unless a kind of number is known, and unless everything that it is made from is there, and nothing
 * else. What the kind does not use is not there.
 */
export function checkInput(kind: VariantKind, input: unknown): Given {
  checkOneOf(kind, 'kind', Object.keys(KINDS));
  const { uses } = KINDS[kind];
  checkKeys(input, 'input', uses.join(' '));
  const given = input as Given;
  for (const key of uses) {
    if (key === 'name') checkText(given.name, 'input.name');
    else checkDate(given[key], `input.${key}`);
  }
  return given;
}
