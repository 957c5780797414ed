import { checkWhole } from '../input/check-whole.ts';

/**
 * A fraction of two whole numbers rounded to the nearest whole one, halves up. The sum is made of
 * whole numbers until the one division, so that no half is lost to a rounding before it.
 *
 * @example
 * roundHalfUp(100, 8); // 13: 12.5 goes up
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  checkWhole(numerator, 'numerator', 0, Number.MAX_SAFE_INTEGER);
  checkWhole(denominator, 'denominator', 1, Number.MAX_SAFE_INTEGER);
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
