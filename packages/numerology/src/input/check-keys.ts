import { checkOneOf } from './check-one-of.ts';
import { inputError } from './input-error.ts';
import { tagOf } from './tag-of.ts';

/**
 * Throws unless a value is an object (and no `Map`, whose entries nobody would read) that has only known
 * keys: a misspelled one would lead to a wrong number that nobody notices. A key without a value asks for
 * nothing.
 *
 * @example
 * checkKeys({ mehtod: 'parts' }, 'options', 'masters method');
 * // TypeError: options: expected masters, method, got "mehtod"
 */
export function checkKeys(value: unknown, what: string, known: string): void {
  if (tagOf(value) !== 'Object') throw inputError(what, 'an object', value);
  const object = value as Readonly<Record<string, unknown>>;
  const names = known.split(' ');
  for (const key in object) if (object[key] !== undefined) checkOneOf(key, what, names);
}
