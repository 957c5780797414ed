import type { Spelling } from '../working/step.ts';
import type { LetterRules } from './letter-rules.ts';
import type { Letter } from './letter-table.ts';
import { spellLetter } from './spell-letter.ts';
import { letterKey } from './spelling.ts';

/** The letters of a text, before it is decided which of them count. */
export interface ReadLetters {
  readonly letters: readonly Letter[];
  /** How many letters each word has. */
  readonly words: readonly number[];
  readonly spelled: readonly Spelling[];
  readonly ignored: readonly string[];
  /** How many of the letters are Ys. */
  readonly ys: number;
}

const SPACE = 32;
const WHITE_SPACE = /\s/;
// Words end at white space, and at the hyphen of a double name.
const WORD_BREAK = /[\s\p{Pd}]/u;

/**
 * Reads the letters of a text in composed form. `ysBefore` is how many Ys of the same name came in the
 * words before it. Characters are looked up as they are: `toUpperCase` would make an S of U+017F, and a
 * pattern without regard to case would let a Kelvin sign pass for K.
 *
 * @example
 * readLetters('Zoë', rules); // the letters Z, O and, where ë counts by its spelling, E
 */
export function readLetters(text: string, rules: LetterRules, ysBefore = 0): ReadLetters {
  const { byCode, byCharacter } = rules.table;
  const letters: Letter[] = [];
  const words: number[] = [];
  const others = new Map<string, readonly Letter[]>();
  let wordStart = 0;
  let ys = 0;

  function endWord(): void {
    if (letters.length > wordStart) words.push(letters.length - wordStart);
    wordStart = letters.length;
  }

  function push(letter: Letter): void {
    letters.push(letter.isY ? sideOfY(letter, rules, ysBefore + ys++) : letter);
  }

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const plain = byCode[code];
    if (plain !== undefined) {
      push(plain);
    } else if (code === SPACE) {
      endWord();
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      // Beyond the Basic Multilingual Plane one character takes two code units.
      at += character.length - 1;
      const letter = byCharacter.get(character);
      if (letter !== undefined) {
        push(letter);
      } else {
        const spelling = others.get(character) ?? spellLetter(character, rules);
        others.set(character, spelling);
        spelling.forEach(push);
        if (spelling.length === 0 && WORD_BREAK.test(character)) endWord();
      }
    }
  }
  endWord();
  return { letters, words, ...sortOthers(others), ys };
}

/** The Y itself, or as a vowel where this one was chosen. */
function sideOfY(y: Letter, { table, vowelYs }: LetterRules, index: number): Letter {
  return vowelYs === 'all' || vowelYs.has(index) ? (table.vowelY ?? y) : y;
}

/** Characters that the alphabet does not have: those with a spelling, and those that count for nothing. */
function sortOthers(
  others: ReadonlyMap<string, readonly Letter[]>,
): Pick<ReadLetters, 'spelled' | 'ignored'> {
  const spelled = new Map<string, Spelling>();
  const ignored: string[] = [];
  for (const [character, letters] of others) {
    if (letters.length > 0) {
      const key = letterKey(character);
      const as = letters.map((letter) => letter.counted.letter).join('');
      if (!spelled.has(key)) spelled.set(key, { character, as });
    } else if (!WHITE_SPACE.test(character)) {
      // White space is not reported.
      ignored.push(character);
    }
  }
  return { spelled: [...spelled.values()], ignored };
}
