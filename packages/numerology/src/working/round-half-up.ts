/**
 * A fraction of two whole numbers rounded to the nearest whole one, halves up. The sum is made of
 * whole numbers until the one division, so that no half is lost to a rounding before it.
 *
 * @example
 * roundHalfUp(100, 8); // 13: 12.5 goes up
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
