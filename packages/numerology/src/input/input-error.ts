/** What is wrong with an argument: its type, a name that nothing has, or a value out of range. */
export type InputErrorCode = 'type' | 'unknown' | 'range';

/** The error for a bad argument: a `RangeError` if it is out of range, and a `TypeError` otherwise. */
export interface InputError extends Error {
  readonly code: InputErrorCode;
}

const CODES: readonly unknown[] = ['type', 'unknown', 'range'] satisfies InputErrorCode[];

/**
 * Whether an error is one of this library's about its input.
 *
 * @example
 * isInputError(new TypeError('x is not a function')); // false
 */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && CODES.includes((error as Partial<InputError>).code);
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

/**
 * A value that was not expected, for a message: objects by what they are, and strings in quotes, on one line, and cut short.
 */
function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  return Object(value) === value ? tagOf(value) : String(value);
}

/** What kind of object a value is, in any realm. */
export function tagOf(value: unknown): string {
  return {}.toString.call(value).slice(8, -1);
}
