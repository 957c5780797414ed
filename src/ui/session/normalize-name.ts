/**
 * A name with each letter and its accents as one character (NFC), so that é is one letter however it
 * was typed. Characters without accents stay: NFC would turn the Kelvin sign into a K, and it is not a
 * letter from A to Z.
 */
export function normalizeName(name: string): string {
  return name.replace(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFC'));
}
