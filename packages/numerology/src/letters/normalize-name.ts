import { checkText } from '../input/checks.ts';

// Characters below U+0300 never change, and are never composed with each other.
const MAY_CHANGE = /[^\0-\u02ff]/;
const BESIDE_KELVIN_SIGNS = /[^\u212a]+/g;

/**
 * A name in composed form (NFC), so that é is one letter no matter how it was typed. The Kelvin sign is
 * left alone: NFC turns it into a K, and it is not the letter K.
 *
 * @example
 * normalizeName('Jose\u0301'); // 'José', in four characters
 */
export function normalizeName(name: string): string {
  checkText(name, 'name');
  if (!MAY_CHANGE.test(name)) return name;
  return name.replace(BESIDE_KELVIN_SIGNS, (part) => part.normalize('NFC'));
}
