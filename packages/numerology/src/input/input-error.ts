import { describeValue } from './describe-value.ts';

/**
 * The error for a bad argument: which one, what was expected, and what it got. A `TypeError`, unless the
 * argument has the right type and is out of range.
 *
 * @example
 * inputError('name', 'a string', undefined).message; // 'name: expected a string, got undefined'
 */
export function inputError(
  what: string,
  expected: string,
  value: unknown,
  ErrorType: TypeErrorConstructor | RangeErrorConstructor = TypeError,
): Error {
  return new ErrorType(`${what}: expected ${expected}, got ${describeValue(value)}`);
}
