import { inputError } from './input-error.ts';

/**
 * Throws unless a value is one of a few strings.
 *
 * @example
 * checkOneOf('apart', 'options.method', 'whole, parts');
 * // TypeError: options.method: expected one of whole, parts, got "apart"
 */
export function checkOneOf(value: unknown, what: string, known: string): void {
  if (!known.split(', ').includes(value as string)) {
    throw inputError(what, known ? `one of ${known}` : 'none', value, 'unknown');
  }
}
