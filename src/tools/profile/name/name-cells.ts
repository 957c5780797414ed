import { type LettersStep, letterKey, normalizeName } from '@ninefold/numerology';

interface Cell {
  /** As it was typed. */
  readonly character: string;
  readonly text: string;
  /** Undefined if it does not count. */
  readonly value: number | undefined;
  readonly isVowel: boolean;
}

/**
 * Every letter of a name, word by word, with its value if it counts. A letter that counts as two, like
 * ß, has two cells.
 */
export function nameCells(
  name: string,
  { letters, spelled }: LettersStep,
): readonly (readonly Cell[])[] {
  const counted = letters.values();
  const take = (character: string, text?: string): Cell => {
    const next = counted.next().value;
    return {
      character,
      text: text ?? next?.letter ?? character,
      value: next?.value,
      isVowel: next?.counted ?? false,
    };
  };
  const cellsOf = (character: string): readonly Cell[] => {
    const as = spelled.find((other) => letterKey(other.character) === letterKey(character))?.as;
    if (/^[A-Za-z]$/.test(character)) return [take(character)];
    if (as?.length === 1) return [take(character, capital(character))];
    if (as) return [...as].map((letter) => take(character, letter));
    const isLetter = /\p{L}/u.test(character);
    const text = capital(character);
    return isLetter ? [{ character, text, value: undefined, isVowel: false }] : [];
  };
  return normalizeName(name)
    .split(/\s+/u)
    .map((word) => [...word].flatMap(cellsOf))
    .filter((cells) => cells.length > 0);
}

/** In capitals, unless that is more than one character. */
function capital(character: string): string {
  const upper = character.toUpperCase();
  return upper.length === character.length ? upper : character;
}
