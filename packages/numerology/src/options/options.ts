import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Alphabet } from '../letters/alphabet.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';

/**
 * Which letters count: those of the alphabet alone (`'a-z'` for the two alphabets here), or also those
 * that are spelled with them, as é is with E.
 */
export type CountedLetters = 'a-z' | 'spelled';

/**
 * How a number with parts is added: all digits or letters in one sum, or each part (month, day and
 * year; each word) reduced first, with its master numbers kept or, for `'digit-parts'`, brought to a
 * single digit.
 */
export type Method = 'whole' | 'parts' | 'digit-parts';

/** What schools of numerology disagree about. All of it may be left out (RULES.md#options). */
export interface Options<M extends number = MasterNumber> {
  /** `'spelled'` unless told otherwise. */
  readonly letters?: CountedLetters | undefined;
  /** With `letters: 'a-z'`, single letters that count by their spelling all the same: `['ł']`. */
  readonly spelled?: readonly string[] | undefined;
  /** Which Ys of the name are vowels, the first being 0, or all; none unless told otherwise. */
  readonly vowelYs?: readonly number[] | 'all' | undefined;
  /** `PYTHAGOREAN` unless told otherwise. */
  readonly alphabet?: Alphabet | undefined;
  /** The numbers above 9 that a reduction keeps; 11, 22 and 33 unless told otherwise. */
  readonly masters?: readonly M[] | undefined;
  /** `'whole'` unless told otherwise. */
  readonly method?: Method | undefined;
  /** The day that a cycle is asked for. This library reads no clock. */
  readonly today?: CalendarDate | undefined;
}

/** Options of a number that changes with the calendar. */
export interface OptionsOnDay<M extends number = MasterNumber> extends Options<M> {
  readonly today: CalendarDate;
}
