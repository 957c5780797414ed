import { listed } from '../../ui/text/wording';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Lists characters in words, invisible ones included: “é and ’”. */
export function nameCharacters(characters: readonly string[]): string {
  return listed(characters.map(nameCharacter));
}

function nameCharacter(character: string): string {
  // A lone combining mark would attach to the comma before it, so it gets a dotted circle.
  if (/^\p{M}/u.test(character)) return `◌${character}`;
  if (/^[\p{C}\p{Z}]/u.test(character)) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  // Isolated, because right-to-left letters would reorder the commas.
  return RIGHT_TO_LEFT.test(character) ? `\u2068${character}\u2069` : character;
}
