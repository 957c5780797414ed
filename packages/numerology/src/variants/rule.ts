/** A departure from the rules of this library that other sites make (RULES.md#variants). */
export type Rule =
  /** Month, day and year, or the words of a name, are each reduced first, with masters kept. */
  | 'parts'
  /** The same, but each part is brought to a single digit. */
  | 'digit-parts'
  /** 11, 22 and 33 are reduced like any other number. */
  | 'masters-reduced'
  /** 44 is a master number too. */
  | 'master-44'
  /** Every Y is a vowel. */
  | 'y-vowel'
  /** Letters beyond A–Z are dropped in place of counting by their spelling. */
  | 'a-z'
  /** The letters have their Chaldean values. */
  | 'chaldean'
  /** Only the first and the last word of the name count. */
  | 'without-middle-names'
  /** The day is read as the month and the month as the day. */
  | 'day-and-month-exchanged';
