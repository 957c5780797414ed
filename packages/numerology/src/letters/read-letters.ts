import type { Spelling } from '../working/step.ts';
import { type Letter, type LetterTable, letterIn } from './letter-table.ts';
import { letterKey, spellIn } from './spelling.ts';

/** The letters of a name, or of a part of it, before it is decided which of them count. */
export interface ReadLetters {
  readonly alphabet: string;
  readonly letters: readonly Letter[];
  /** How many letters each word has. */
  readonly words: readonly number[];
  readonly spelled: readonly Spelling[];
  readonly ignored: readonly string[];
}

const WHITE_SPACE = /\s/;

/**
 * Reads the letters of a string in composed form, word by word. A word ends at white space, and may have no
 * letters.
 */
export function readWords(text: string, rules: LetterRules): readonly ReadLetters[] {
  const words: ReadLetters[] = [];
  let ys = 0;
  for (const part of text.split(WHITE_SPACE)) {
    if (part !== '') {
      const word = readWord(part, rules);
      words.push(withVowelYs(word, rules, ys));
      ys += countYs(word);
    }
  }
  return words;
}

/** Words as one. */
export function joinLetters(words: readonly ReadLetters[], alphabet: string): ReadLetters {
  const [only] = words;
  if (only && words.length === 1) return only;
  const letters: Letter[] = [];
  const lengths: number[] = [];
  const spelled: Spelling[] = [];
  const ignored: string[] = [];
  for (const word of words) {
    letters.push(...word.letters);
    lengths.push(...word.words);
    spelled.push(...word.spelled);
    ignored.push(...word.ignored);
  }
  return {
    alphabet,
    letters,
    words: lengths,
    spelled: eachOnce(spelled, ({ character }) => letterKey(character)),
    ignored: eachOnce(ignored, (character) => character),
  };
}

/** How many of the letters are Ys. */
export function countYs({ letters }: ReadLetters): number {
  let ys = 0;
  for (const { letter } of letters) if (letter === 'Y') ys += 1;
  return ys;
}

function readWord(text: string, rules: LetterRules): ReadLetters {
  const { ascii, name: alphabet } = rules.table;
  const letters: Letter[] = [];
  const spelled: Spelling[] = [];
  const ignored: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const plain = ascii[code];
    if (plain !== undefined) {
      letters.push(plain);
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      // Beyond the Basic Multilingual Plane one character takes two code units.
      at += character.length - 1;
      const letter = letterIn(rules.table, character);
      if (letter !== undefined) {
        letters.push(letter);
      } else {
        const isSpelled = rules.isSpelled || rules.chosen.includes(letterKey(character));
        const spelling = isSpelled ? spellIn(rules.table, character) : [];
        letters.push(...spelling);
        if (spelling.length === 0) ignored.push(character);
        else spelled.push({ character, as: spelling.map((part) => part.letter).join('') });
      }
    }
  }
  return {
    alphabet,
    letters,
    words: letters.length > 0 ? [letters.length] : [],
    spelled: eachOnce(spelled, ({ character }) => letterKey(character)),
    ignored: eachOnce(ignored, (character) => character),
  };
}

/** A word with the chosen Ys as vowels. `before` is the number of Ys in the words before it. */
function withVowelYs(word: ReadLetters, { vowelYs }: LetterRules, before: number): ReadLetters {
  if (typeof vowelYs === 'object' && vowelYs.size === 0) return word;
  let y = before;
  const letters = word.letters.map((letter, at) => {
    if (letter.letter !== 'Y') return letter;
    const isVowel =
      vowelYs === 'by-neighbors'
        ? !word.letters[at - 1]?.isVowel && !word.letters[at + 1]?.isVowel
        : vowelYs === 'all' || vowelYs.has(y);
    y += 1;
    return isVowel ? { ...letter, isVowel } : letter;
  });
  return { ...word, letters };
}

function eachOnce<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  if (items.length < 2) return items;
  const found = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!found.has(key)) found.set(key, item);
  }
  return [...found.values()];
}

/** How the characters of a name become letters. */
export interface LetterRules {
  readonly table: LetterTable;
  /** Whether every letter that the alphabet does not have counts by its spelling, or only chosen ones. */
  readonly isSpelled: boolean;
  /** Chosen letters, each by its `letterKey`. */
  readonly chosen: readonly string[];
  /** Which Ys of a name are vowels: the chosen ones, counting from 0, all, or those without a vowel beside them. */
  readonly vowelYs: ReadonlySet<number> | 'all' | 'by-neighbors';
}
