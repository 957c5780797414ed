const BEYOND_ASCII = /^[^\0-\x7f]$/u;

/**
 * One key for a character in all its cases, by Unicode's rules for single characters (simple case
 * folding): Σ, σ, and ς are one letter, and so are ß and ẞ. The long s and the dotless i are not the letters
 * S and I, although their capitals are.
 *
 * @example
 * caseKey('ς') === caseKey('Σ'); // true
 */
export function caseKey(character: string): string {
  const lower = character.toLowerCase();
  if (character < '\x80') return lower;
  // By way of the capital, which σ and ς have in common. That of ß is two letters.
  const key = lower.toUpperCase().toLowerCase();
  return BEYOND_ASCII.test(key) ? key : lower;
}
