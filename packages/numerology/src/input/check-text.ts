import { inputError } from './input-error.ts';

/**
 * Throws unless a value is a string.
 *
 * @example
 * checkText(null, 'name'); // TypeError: name: expected a string, got null
 */
export function checkText(value: unknown, what: string): asserts value is string {
  if (typeof value !== 'string') throw inputError(what, 'a string', value);
}
