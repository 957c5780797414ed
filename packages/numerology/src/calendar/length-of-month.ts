/**
 * How many days a month has, for a year and a month that are known to be on the calendar: day 0 of the
 * next month is the last of this one. A year below 100 stands for 1900 and more here, and is a leap year
 * where that is.
 *
 * @example
 * lengthOfMonth(2024, 2); // 29
 */
export function lengthOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
