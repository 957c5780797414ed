import { LETTERS_BY_SELECTION } from './alphabet';
import type { AssignedLetter, LetterSelection, Step } from './working';

/** The step in which the letters of a name receive their values. */
export type LettersStep = Extract<Step, { kind: 'letters' }>;

const SPACE = 32;
const WHITE_SPACE = /\s/;
const NO_CHARACTERS: readonly string[] = Object.freeze([]);

/**
 * Writes each letter of a name over its value and marks those that the selection counts.
 *
 * @example
 * assignLetters('Zoë', 'vowels');
 * // letters Z = 8 (not counted) and O = 6 (counted); ignored 'ë'
 */
export function assignLetters(name: string, selection: LetterSelection): LettersStep {
  const text = selection === 'first-word' ? firstWord(name) : name;
  const alphabet = LETTERS_BY_SELECTION[selection];
  const letters: AssignedLetter[] = [];
  const others: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = isLetter(code) ? alphabet[alphabetIndex(code)] : undefined;
    if (letter !== undefined) {
      letters.push(letter);
    } else if (code !== SPACE) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      // Beyond the Basic Multilingual Plane one character takes two places of the text.
      at += character.length - 1;
      others.push(character);
    }
  }
  return { kind: 'letters', selection, letters, ignored: distinctMarks(others) };
}

/**
 * The same letters under another selection of the whole name, without reading the name again.
 *
 * @example
 * selectLetters(assignLetters('Zoë', 'all'), 'vowels'); // as assignLetters('Zoë', 'vowels')
 */
export function selectLetters(
  { letters, ignored }: LettersStep,
  selection: Exclude<LetterSelection, 'first-word'>,
): LettersStep {
  const alphabet = LETTERS_BY_SELECTION[selection];
  const selected = letters.map(
    (given) => alphabet[alphabetIndex(given.letter.charCodeAt(0))] ?? given,
  );
  return { kind: 'letters', selection, letters: selected, ignored };
}

/**
 * Whether a character code is that of A–Z or a–z. Codes and not `toUpperCase`, which would make
 * an S of U+017F, nor a pattern without regard to case, which would let a Kelvin sign pass for K.
 */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** A letter's place in the alphabet, from 0. */
function alphabetIndex(code: number): number {
  return code >= 97 ? code - 97 : code - 65;
}

/** Each character once, in order of appearance; white space is not worth a mention. */
function distinctMarks(characters: readonly string[]): readonly string[] {
  if (characters.length === 0) {
    return NO_CHARACTERS;
  }
  return [...new Set(characters)].filter((character) => !WHITE_SPACE.test(character));
}

function firstWord(name: string): string {
  const trimmed = name.trim();
  const end = trimmed.search(WHITE_SPACE);
  return end === -1 ? trimmed : trimmed.slice(0, end);
}
