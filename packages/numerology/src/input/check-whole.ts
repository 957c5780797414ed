import { rangeError, typeError } from './input-error.ts';

/**
 * Throws unless a value is a whole number within limits, both of them included.
 *
 * @example
 * checkWhole(13, 'birth.month', 1, 12); // RangeError: birth.month: expected a whole number from 1 to 12, got 13
 */
export function checkWhole(
  value: unknown,
  what: string,
  lowest: number,
  highest: number,
): asserts value is number {
  const expected = `a whole number from ${lowest} to ${highest}`;
  if (typeof value !== 'number') throw typeError(what, expected, value);
  if (!Number.isSafeInteger(value) || value < lowest || value > highest) {
    throw rangeError(what, expected, value);
  }
}
