import { inputError } from './input-error.ts';

/**
 * Throws unless a value is a whole number within limits, both included.
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
  const isInside =
    Number.isSafeInteger(value) && (value as number) >= lowest && (value as number) <= highest;
  if (!isInside) {
    const expected = `a whole number from ${lowest} to ${highest}`;
    throw inputError(what, expected, value, typeof value === 'number' ? 'range' : undefined);
  }
}
