import { checkWhole } from '../input/check-whole.ts';
import { lengthOfMonth } from './length-of-month.ts';

/**
 * How many days a month has, including leap years.
 *
 * @example
 * daysInMonth(1900, 2); // 28: a century is a leap year only when 400 divides it
 */
export function daysInMonth(year: number, month: number): number {
  checkWhole(year, 'year', 1, 9999);
  checkWhole(month, 'month', 1, 12);
  return lengthOfMonth(year, month);
}
