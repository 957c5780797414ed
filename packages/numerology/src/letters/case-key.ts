const ONE_CHARACTER = /^.$/su;
const ASCII = /^[\0-\x7f]$/;

/**
 * One key for a character in all its cases, by Unicode's rules for single characters (simple case
 * folding): Σ, σ, and ς are one letter, and so are ß and ẞ. The long s and the Kelvin sign are not the
 * letters S and K, although those rules take them for it: they count by their spelling (RULES.md#letters).
 *
 * @example
 * caseKey('ς') === caseKey('Σ'); // true
 */
export function caseKey(character: string): string {
  const upper = character.toUpperCase();
  const key = (ONE_CHARACTER.test(upper) ? upper : character).toLowerCase();
  const isSame = ONE_CHARACTER.test(key) && (!ASCII.test(key) || ASCII.test(character));
  return isSame ? key : character;
}

/**
 * The capital of a letter, or the letter itself where there is no single one, as for ß.
 *
 * @example
 * capitalOf('ς'); // 'Σ'
 */
export function capitalOf(letter: string): string {
  const upper = letter.toUpperCase();
  return caseKey(upper) === caseKey(letter) ? upper : letter;
}
