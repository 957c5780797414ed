import { inputError } from './input-error.ts';

/** More than any name has, and few enough that a name of nothing but accents is composed at once. */
const LONGEST = 10_000;

/**
 * Throws unless a value is a string, and not longer than a name could be.
 *
 * @example
 * checkText(null, 'name'); // TypeError: name: expected a string, got null
 */
export function checkText(
  value: unknown,
  what: string,
  longest = LONGEST,
): asserts value is string {
  if (typeof value !== 'string') throw inputError(what, 'a string', value);
  if (value.length > longest) {
    throw inputError(`${what}.length`, `at most ${longest}`, value.length, 'out-of-range');
  }
}
