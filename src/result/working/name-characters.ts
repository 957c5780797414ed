const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Characters as they can stand in a sentence, invisible ones included. */
export function nameCharacters(characters: readonly string[]): readonly string[] {
  return characters.map(nameCharacter);
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
