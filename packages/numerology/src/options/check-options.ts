import { checkOneOf } from '../input/check-one-of.ts';
import { inputError } from '../input/input-error.ts';

const KNOWN: readonly string[] = [
  'letters',
  'spelled',
  'vowelYs',
  'alphabet',
  'masters',
  'method',
  'today',
];

/**
 * Throws unless options are an object with known names: a misspelled option would lead to a wrong
 * number that nobody notices.
 *
 * @example
 * checkOptions({ letter: 'a-z' }); // TypeError: options: expected one of letters, spelled, …, got "letter"
 */
export function checkOptions(options: unknown): void {
  if (options === undefined) return;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw inputError('options', 'an object', options);
  }
  for (const name in options) checkOneOf(name, 'options', KNOWN);
}
