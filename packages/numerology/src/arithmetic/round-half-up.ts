import { checkWhole } from '../input/checks.ts';

/**
 * A fraction of two whole numbers, rounded to the nearest whole number, halves up. Everything up to the one
 * division is done in whole numbers, so no half gets lost to an earlier rounding.
 *
 * @example
 * roundHalfUp(100, 8); // 13: 12.5 rounds up
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  checkWhole(numerator, 'numerator', 0, Number.MAX_SAFE_INTEGER);
  checkWhole(denominator, 'denominator', 1, Number.MAX_SAFE_INTEGER);
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
