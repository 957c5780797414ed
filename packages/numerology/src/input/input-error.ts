import { describeValue } from './describe-value.ts';

/** What is wrong with an argument: its type, a name that nothing has, or a value out of range. */
export type InputErrorCode = 'type' | 'unknown' | 'range';

/** The error for a bad argument: a `RangeError` if it is out of range, and a `TypeError` otherwise. */
export interface InputError extends Error {
  readonly code: InputErrorCode;
}

/**
 * The error for a bad argument: which one, what was expected, and what it got.
 *
 * @example
 * inputError('name', 'a string', undefined).message; // 'name: expected a string, got undefined'
 */
export function inputError(
  what: string,
  expected: string,
  value: unknown,
  code: InputErrorCode = 'type',
): InputError {
  const ErrorType = code === 'range' ? RangeError : TypeError;
  const message = `${what}: expected ${expected}, got ${describeValue(value)}`;
  return Object.assign(new ErrorType(message), { code });
}
