import { inputError } from './input-error.ts';

/**
 * Throws unless a value is an array whose items all pass a check.
 *
 * @example
 * checkList('ł', 'options.spelled', checkText);
 * // TypeError: options.spelled: expected an array, got "ł"
 */
export function checkList(
  value: unknown,
  what: string,
  checkItem?: (item: unknown, what: string) => void,
): void {
  if (!Array.isArray(value)) throw inputError(what, 'an array', value);
  if (checkItem) for (const [index, item] of value.entries()) checkItem(item, `${what}[${index}]`);
}
