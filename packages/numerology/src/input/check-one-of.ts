import { inputError } from './input-error.ts';

/**
 * Throws unless a value is one of a few strings.
 *
 * @example
 * checkOneOf('apart', 'options.method', ['whole', 'parts']);
 * // TypeError: options.method: expected whole, parts, got "apart"
 */
export function checkOneOf(value: unknown, what: string, known: readonly string[]): void {
  if (!known.includes(value as string)) {
    throw inputError(what, known.join(', ') || 'none', value, 'unknown');
  }
}
