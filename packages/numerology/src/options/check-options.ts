import { checkKeys } from '../input/check-keys.ts';

/**
 * Throws unless options are an object with none but those that the function takes.
 *
 * @example
 * checkOptions({ letters: 'a-z' }, 'masters method');
 * // TypeError: options: expected masters, method, got "letters"
 */
export function checkOptions(options: unknown = {}, taken = ''): void {
  checkKeys(options, 'options', taken);
}
