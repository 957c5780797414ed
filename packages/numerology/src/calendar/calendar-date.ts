/**
 * A day on the Gregorian calendar. Never a JavaScript `Date`: one made from `2000-01-01` is 31 December
 * west of Greenwich, and a digit of somebody's birth date would be wrong.
 */
export interface CalendarDate {
  /** 1 to 9999. */
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}
