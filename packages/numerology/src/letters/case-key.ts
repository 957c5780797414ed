const BEYOND_ASCII = /^[^\0-\x7f]$/u;

/**
 * One key for a character in all its cases, by Unicode's rules for single characters (simple case
 * folding): Σ, σ, and ς are one letter, and so are ß and ẞ. The long s and the Kelvin sign are not the
 * letters S and K, although those rules take them for it: they count by their spelling (RULES.md#letters).
 *
 * @example
 * caseKey('ς') === caseKey('Σ'); // true
 */
export function caseKey(character: string): string {
  const lower = character.toLowerCase();
  if (character < '\x80') return lower;
  // By way of the capital, which σ and ς have in common. That of ß is two letters.
  const keys = [character.toUpperCase().toLowerCase(), lower];
  return keys.find((key) => BEYOND_ASCII.test(key)) ?? character;
}
