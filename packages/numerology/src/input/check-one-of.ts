import { inputError } from './input-error.ts';

/**
 * Throws unless a value is one of a few strings.
 *
 * @example
 * checkOneOf('apart', 'options.method', ['whole', 'parts']);
 * // TypeError: options.method: expected one of whole, parts, got "apart"
 */
export function checkOneOf(value: unknown, what: string, known: readonly string[]): void {
  if (!known.includes(value as string)) {
    const expected = known.length > 0 ? `one of ${known.join(', ')}` : 'none';
    throw inputError(what, expected, value, 'unknown-name');
  }
}
