/**
 * How many days a month has, for a year and a month that have been checked.
 *
 * @example
 * lengthOfMonth(2024, 2); // 29
 */
export function lengthOfMonth(year: number, month: number): number {
  // A century is a leap year only when 400 divides it.
  const leapYears = year % 100 === 0 ? 400 : 4;
  if (month === 2) return year % leapYears === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
