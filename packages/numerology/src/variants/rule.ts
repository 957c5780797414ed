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
  /** Only the first and the last word of the name count. */
  | 'without-middle-names'
  /** The day is read as the month and the month as the day. */
  | 'day-and-month-exchanged'
  /** The year starts on the birthday, so until then last year's number still applies. */
  | 'from-birthday';
