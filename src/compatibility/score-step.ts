/** A step on the way to the score of a pair, beside those of the library. */
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
