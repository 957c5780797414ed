import { listed } from '../browser/wording';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A list in words of characters that may be invisible: “é and ’”. */
export function nameCharacters(characters: readonly string[]): string {
  return listed(characters.map(nameCharacter));
}

function nameCharacter(character: string): string {
  // A lone accent would sit on the comma before it; the dotted circle is made to carry it.
  if (/^\p{M}/u.test(character)) return `◌${character}`;
  if (/^[\p{C}\p{Z}]/u.test(character)) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  // Among right-to-left letters the commas would run backwards.
  return RIGHT_TO_LEFT.test(character) ? `\u2068${character}\u2069` : character;
}
