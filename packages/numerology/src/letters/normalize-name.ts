import { checkText } from '../input/checks.ts';

// Characters below U+0300 never change, and are never composed with each other.
const MAY_CHANGE = /[^\0-\u02ff]/;
const KELVIN_SIGN = '\u212a';

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
  if (!name.includes(KELVIN_SIGN)) return name.normalize('NFC');
  const parts = name.split(KELVIN_SIGN);
  return parts.map((part) => part.normalize('NFC')).join(KELVIN_SIGN);
}
