import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CoreNumber } from '../numbers/core-numbers.ts';
import type { Rule } from './rule.ts';

// Of each group of rules at most one applies. If none does, this library's own rule applies.
const MASTERS = ['masters-reduced', 'master-44'] as const;
const METHODS = ['parts', 'digit-parts'] as const;
const DATE_METHODS = ['parts', 'digit-parts', 'whole-numbers'] as const;
const YEAR_METHODS = ['all-digits', 'parts', 'digit-parts'] as const;
const CHALDEAN = ['chaldean'] as const;
const YS = ['y-vowel', 'y-by-neighbors'] as const;
const A_Z = ['a-z'] as const;
const MIDDLE_NAMES = ['without-middle-names'] as const;

const BIRTH = ['birth'] as const;
const NAME = ['name'] as const;
const ALL_LETTERS = {
  uses: NAME,
  rules: [METHODS, MASTERS, CHALDEAN, A_Z, MIDDLE_NAMES],
} as const;
const SOME_LETTERS = {
  uses: NAME,
  rules: [METHODS, MASTERS, CHALDEAN, YS, A_Z, MIDDLE_NAMES],
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
  firstName: { uses: NAME, rules: [MASTERS, CHALDEAN, A_Z] },
  maturity: {
    uses: ['name', 'birth'],
    rules: [DATE_METHODS, MASTERS, CHALDEAN, A_Z, MIDDLE_NAMES],
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
