import { describeValue } from './describe-value.ts';

/**
 * The error for an argument of the wrong type: which one, what was expected and what came.
 *
 * @example
 * typeError('name', 'a string', undefined).message; // 'name: expected a string, got undefined'
 */
export function typeError(what: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${what}: expected ${expected}, got ${describeValue(value)}`);
}

/**
 * The error for an argument of the right type that is out of range.
 *
 * @example
 * rangeError('birth.month', 'a whole number from 1 to 12', 13).message;
 * // 'birth.month: expected a whole number from 1 to 12, got 13'
 */
export function rangeError(what: string, expected: string, value: unknown): RangeError {
  return new RangeError(typeError(what, expected, value).message);
}
