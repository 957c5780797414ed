import type { Spelling } from '../working/step.ts';
import type { LetterRules } from './letter-rules.ts';
import { type Letter, letterIn } from './letter-table.ts';
import { spellLetter } from './spell-letter.ts';
import { letterKey } from './spelling.ts';

/** The letters of a string, before it is decided which of them count. */
export interface ReadLetters {
  readonly letters: readonly Letter[];
  /** How many letters each word has. */
  readonly words: readonly number[];
  readonly spelled: readonly Spelling[];
  readonly ignored: readonly string[];
}

const SPACE = 32;
/** What ends a word. */
export const WHITE_SPACE = /\s/;

/**
 * Reads the letters of a string in composed form. `ysBefore` is the number of Ys in the words of the name
 * that come before it.
 *
 * @example
 * readLetters('Zoë', rules); // the letters Z, O and, where ë counts by its spelling, E
 */
export function readLetters(text: string, rules: LetterRules, ysBefore = 0): ReadLetters {
  const { byCode } = rules.table;
  const letters: Letter[] = [];
  const wordEnds: number[] = [];
  const others = new Map<string, readonly Letter[]>();
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const plain = byCode[code];
    if (plain !== undefined) {
      letters.push(plain);
    } else if (code === SPACE) {
      wordEnds.push(letters.length);
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      // Beyond the Basic Multilingual Plane one character takes two code units.
      at += character.length - 1;
      const letter = letterIn(rules.table, character);
      if (letter !== undefined) {
        letters.push(letter);
      } else {
        const spelling = others.get(character) ?? spellLetter(character, rules);
        others.set(character, spelling);
        letters.push(...spelling);
        if (spelling.length === 0 && WHITE_SPACE.test(character)) wordEnds.push(letters.length);
      }
    }
  }
  wordEnds.push(letters.length);
  const { spelled, ignored } = sortOthers(others);
  return {
    letters: withVowelYs(letters, rules, ysBefore),
    words: wordLengths(wordEnds),
    spelled,
    ignored,
  };
}

/**
 * How many of the letters are Ys.
 *
 * @example
 * countYs(readLetters('Mary Lynn', rules)); // 2
 */
export function countYs({ letters }: ReadLetters): number {
  return letters.filter(({ isY }) => isY).length;
}

/** The letters, with the chosen Ys as vowels. */
function withVowelYs(
  letters: readonly Letter[],
  { table: { vowelY }, vowelYs }: LetterRules,
  ysBefore: number,
): readonly Letter[] {
  if (vowelY === undefined || vowelYs.length === 0) return letters;
  let ys = ysBefore;
  return letters.map((letter) => {
    const isChosen = letter.isY && (vowelYs === 'all' || vowelYs.includes(ys++));
    return isChosen ? vowelY : letter;
  });
}

/** The number of letters between one end of a word and the next. Without letters there is no word. */
function wordLengths(ends: readonly number[]): readonly number[] {
  const lengths: number[] = [];
  let start = 0;
  for (const end of ends) {
    if (end > start) lengths.push(end - start);
    start = end;
  }
  return lengths;
}

/** Characters that the alphabet does not have: those with a spelling, and those that do not count. */
function sortOthers(
  others: ReadonlyMap<string, readonly Letter[]>,
): Pick<ReadLetters, 'spelled' | 'ignored'> {
  if (others.size === 0) return { spelled: [], ignored: [] };
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
