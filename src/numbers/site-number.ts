import type { CalendarDate, PartName, PartStep, Step, Worked } from '@ninefold/numerology';

/** A step on the way to the score of a pair. */
export type ScoreStep =
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
  | { readonly kind: 'cap'; readonly from: number; readonly limit: number; readonly to: number };

/** A step of the library, or of a rule that only this site has. */
export type SiteStep =
  | Exclude<Step, PartStep>
  | PartStep<PartName | 'birth-day-and-month' | 'today' | 'seed', SiteStep>
  /** One of the numbers of a draw, the first being 1. */
  | (PartStep<'position', SiteStep> & { readonly position: number })
  | ScoreStep
  /** What the rules of this site say where nothing can be counted. */
  | { readonly kind: 'default'; readonly to: number }
  | { readonly kind: 'product'; readonly factors: readonly number[]; readonly to: number }
  | {
      readonly kind: 'remainder';
      readonly from: number;
      readonly divisor: number;
      readonly to: number;
    }
  /** The day of the year; January 1 is 1. */
  | { readonly kind: 'day-of-year'; readonly date: CalendarDate; readonly to: number }
  /** A number already taken: the next one up, after `limit` again from 1. */
  | { readonly kind: 'step-up'; readonly from: number; readonly limit: number; readonly to: number }
  | { readonly kind: 'sorted'; readonly from: readonly number[]; readonly to: readonly number[] };

export type SiteNumber = Worked<number, SiteStep>;
