import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Alphabet } from '../letters/alphabet.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';

/**
 * Which letters count: only those of the alphabet (`'a-z'`, whatever its letters are), or also those that are
 * spelled with them, as é is with E.
 */
export type CountedLetters = 'a-z' | 'spelled';

/**
 * How a number with parts is added: all digits or letters in one sum, or each part (month, day, and
 * year, or each word) reduced first. A part keeps its master numbers or, with `'digit-parts'`, is reduced
 * to a single digit.
 */
export type Method = 'whole' | 'parts' | 'digit-parts';

/**
 * What schools of numerology disagree about. Every option has a default, and each function takes those that
 * can change its number (RULES.md#options).
 */
export interface Options<M extends number = MasterNumber> {
  /** `'spelled'` by default. */
  readonly letters?: CountedLetters | undefined;
  /** With `letters: 'a-z'`, single letters that count by their spelling anyway: `['ł']`. */
  readonly spelled?: readonly string[] | undefined;
  /**
   * Which Ys of the name are vowels, counting from 0, or `'all'`, or those that have no vowel next to them
   * (`'by-neighbors'`). None by default.
   */
  readonly vowelYs?: readonly number[] | 'all' | 'by-neighbors' | undefined;
  /** Whether the digits 1–9 in a name count as themselves. `'ignored'` by default. */
  readonly digits?: 'ignored' | 'counted' | undefined;
  /** `PYTHAGOREAN` by default. */
  readonly alphabet?: Alphabet | undefined;
  /** The numbers above 9 that a reduction keeps: 11, 22, and 33 by default. */
  readonly masters?: readonly M[] | undefined;
  /** `'whole'` by default. */
  readonly method?: Method | undefined;
  /** The day that a cycle is for. This library does not read the clock. */
  readonly today?: CalendarDate | undefined;
}

/**
 * The options that a function takes. Every other one is an error: it would change nothing, and nobody would
 * notice.
 */
export type OptionsFor<Taken extends keyof Options, M extends number = MasterNumber> = Pick<
  Options<M>,
  Taken
> & { readonly [Other in Exclude<keyof Options, Taken>]?: undefined };

/** The options about letters. */
export type LetterOptions = OptionsFor<'letters' | 'spelled' | 'alphabet'>;

/** The options of a sum of letters. */
export type SumOptions<M extends number = MasterNumber> = OptionsFor<
  'letters' | 'spelled' | 'alphabet' | 'masters' | 'method',
  M
>;

/** The options of numbers for which it matters what a vowel is. */
export type ChartOptions<M extends number = MasterNumber> = OptionsFor<
  Exclude<keyof Options, 'today' | 'digits'>,
  M
>;

/** Today has no default, because this library does not read the clock. */
export interface DayNeeded {
  readonly today: CalendarDate;
}

/** The options of a number that changes with the calendar. It keeps no master numbers by default. */
export type DayOptions<M extends number = never> = OptionsFor<'today' | 'masters', M> & DayNeeded;

/** The options about letters, which every number of a name takes. */
export const OF_LETTERS = 'letters spelled alphabet';

/** The options of a sum of letters. */
export const OF_SUMS = 'letters spelled alphabet masters method';

/** The options of numbers for which it matters what a vowel is. */
export const OF_CHARTS = 'letters spelled vowelYs alphabet masters method';
