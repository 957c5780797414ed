import { inputError } from './input-error.ts';

/**
 * Throws unless a value is a string, and not longer than any name. The limit is low enough that a name of
 * nothing but accents is composed at once.
 *
 * @example
 * checkText(null, 'name'); // TypeError: name: expected a string, got null
 */
export function checkText(value: unknown, what: string, longest = 10_000): asserts value is string {
  if (typeof value !== 'string') throw inputError(what, 'a string', value);
  if (value.length > longest) {
    throw inputError(`${what}.length`, `at most ${longest}`, value.length, 'range');
  }
}
