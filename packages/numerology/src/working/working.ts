import type { Spelling } from '../letters/spelling.ts';

/**
 * A value together with the steps that produced it. The value is where the last step ends, so what
 * a visitor is shown and what was calculated cannot disagree.
 */
export interface Worked<T> {
  readonly value: T;
  readonly steps: readonly Step[];
}

/** A letter A–Z of a name, its value 1–9, and whether this number counts it. */
export interface AssignedLetter {
  readonly letter: string;
  readonly value: number;
  readonly counted: boolean;
}

/** Which letters of a name a number looks at. */
export type LetterSelection = 'all' | 'first-word' | 'vowels' | 'consonants';

/** The table that gives letters their values (docs/rules.md#letter-values). */
export type Alphabet = 'pythagorean' | 'chaldean';

/** What a nested calculation is called; `ui/Working` has the words for each. */
export type PartName =
  | 'name'
  | 'date'
  | 'month'
  | 'day'
  | 'year'
  | 'life-path'
  | 'destiny'
  | 'birth-day-and-month'
  | 'today'
  | 'first-number'
  | 'second-number'
  | 'seed'
  | 'position';

/**
 * One line of working: plain data, no sentences. Every kind that computes carries its operands and
 * its outcome, so that `replay` can add it all up again.
 */
export type Step =
  /**
   * Each letter over its value. `words` says how many letters each word has, `spelled` which letters
   * beyond A–Z were counted as others (each once, whatever its case), and `ignored` names each other character once, white space
   * aside. Without an `alphabet` the values are Pythagorean.
   */
  | {
      readonly kind: 'letters';
      readonly alphabet?: Alphabet;
      readonly selection: LetterSelection;
      readonly letters: readonly AssignedLetter[];
      readonly words: readonly number[];
      readonly spelled: readonly Spelling[];
      readonly ignored: readonly string[];
    }
  /** The digits of a date's text. */
  | { readonly kind: 'digits'; readonly text: string; readonly digits: readonly number[] }
  /** Terms added up. */
  | { readonly kind: 'sum'; readonly terms: readonly number[]; readonly total: number }
  /** One round of adding a number's digits: 25 → 2 + 5 → 7. */
  | {
      readonly kind: 'reduction';
      readonly from: number;
      readonly digits: readonly number[];
      readonly to: number;
    }
  /** 11, 22 or 33 stays as it is. */
  | { readonly kind: 'master-kept'; readonly value: number }
  /** A number above 9 brought to 1–9: its remainder on division by 9, and 9 for none. */
  | {
      readonly kind: 'fold';
      readonly from: number;
      readonly remainder: number;
      readonly to: number;
    }
  /** The distance between two numbers. */
  | {
      readonly kind: 'difference';
      readonly left: number;
      readonly right: number;
      readonly to: number;
    }
  /** Nothing left over counts as 9. */
  | { readonly kind: 'nine-for-zero'; readonly to: 9 }
  /** A calculation of its own, whose value a later step uses. */
  | {
      readonly kind: 'part';
      readonly name: PartName;
      readonly steps: readonly Step[];
      readonly value: number;
    }
  /**
   * How often each value 1–9 occurs (`counts[0]` is how often 1 does); the most frequent wins.
   * `tied` holds every value that occurs as often, the winner first; none without letters.
   */
  | {
      readonly kind: 'most-frequent';
      readonly counts: readonly number[];
      readonly tied: readonly number[];
      readonly to: number;
    }
  | { readonly kind: 'product'; readonly factors: readonly number[]; readonly to: number }
  | {
      readonly kind: 'remainder';
      readonly from: number;
      readonly divisor: number;
      readonly to: number;
    }
  /** The day of the year; January 1 is 1. */
  | {
      readonly kind: 'day-of-year';
      readonly date: { readonly year: number; readonly month: number; readonly day: number };
      readonly to: number;
    }
  /** A master number is looked up in the table by its repeated digit. */
  | { readonly kind: 'master-digit'; readonly from: number; readonly to: number }
  /** A score read from the table of pairs; 50 where the table has no such row. */
  | {
      readonly kind: 'table';
      readonly row: number;
      readonly column: number;
      readonly found: boolean;
      readonly to: number;
    }
  /** Points added, five for each master number. */
  | { readonly kind: 'bonus'; readonly from: number; readonly masters: number; readonly to: number }
  /** A score held at its upper limit. */
  | { readonly kind: 'cap'; readonly from: number; readonly limit: number; readonly to: number }
  /** A part of a whole in percent, halves up; 50 where the whole is nothing. */
  | {
      readonly kind: 'share';
      readonly part: number;
      readonly whole: number;
      readonly to: number;
    }
  /** A number already taken: the next one up, after `limit` again from 1. */
  | {
      readonly kind: 'step-up';
      readonly from: number;
      readonly limit: number;
      readonly to: number;
    }
  /** Several outcomes put in ascending order. */
  | {
      readonly kind: 'sorted';
      readonly from: readonly number[];
      readonly to: readonly number[];
    };
