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
 * Throws unless options are an object with known names: a misspelled one would be a wrong number that
 * nobody notices.
 *
 * @example
 * checkOptions({ letter: 'a-z' }); // TypeError: options.letter: expected one of letters, spelled, …
 */
export function checkOptions(options: unknown): void {
  if (options === undefined) return;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw inputError('options', 'an object of options', options);
  }
  for (const name in options) {
    if (!KNOWN.includes(name)) {
      throw inputError(`options.${name}`, `one of ${KNOWN.join(', ')}`, name);
    }
  }
}

/**
 * Throws unless an option is one of the texts that it may be.
 *
 * @example
 * checkOneOf('whole', 'options.method', ['whole', 'parts']); // nothing
 */
export function checkOneOf(value: unknown, what: string, known: readonly string[]): void {
  if (!known.includes(value as string)) {
    throw inputError(what, known.map((text) => `'${text}'`).join(' or '), value);
  }
}
