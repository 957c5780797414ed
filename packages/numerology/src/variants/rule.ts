/** A departure from the rules of this library that other sites make (RULES.md#variants). */
export type Rule =
  /** Month, day and year, or the words of a name, are each reduced first, with masters kept. */
  | 'parts'
  /** The same, but each part is brought to a single digit. */
  | 'digit-parts'
  /** Month, day and year are added as they stand: 12 + 20 + 1999. */
  | 'whole-numbers'
  /** Birthday and year are added digit by digit; in this library, as they stand. */
  | 'all-digits'
  /** 11, 22 and 33 are reduced like any other number. */
  | 'masters-reduced'
  /** 11, 22 and 33 are kept where this library brings every number to 1–9. */
  | 'masters-kept'
  /** 44 is a master number too. */
  | 'master-44'
  /** Every Y is a vowel. */
  | 'y-vowel'
  /** A Y without a vowel beside it is a vowel: that of Lynn, and not that of May. */
  | 'y-by-neighbors'
  /** Letters beyond A–Z are dropped in place of counting by their spelling. */
  | 'a-z'
  /** The letters have their Chaldean values. */
  | 'chaldean'
  /** Only the first and the last word of the name count. */
  | 'without-middle-names'
  /** The day is read as the month and the month as the day. */
  | 'day-and-month-exchanged'
  /** The year begins on the birthday, so before it the year before still runs. */
  | 'from-birthday';
