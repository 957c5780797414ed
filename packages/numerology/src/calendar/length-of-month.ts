/**
 * How many days a month has, for a year and a month that are known to be on the calendar.
 *
 * @example
 * lengthOfMonth(2024, 2); // 29
 */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
