/**
 * A day on the Gregorian calendar. Never a JavaScript `Date`: west of Greenwich, `new Date('2000-01-01')` is
 * December 31, and someone's birth date would have the wrong digits.
 */
export interface CalendarDate {
  /** 1 to 9999. */
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}
