import { checkKeys, checkText, checkWhole } from '../input/checks.ts';
import { inputError, tagOf } from '../input/input-error.ts';
import type { Alphabet } from './alphabet.ts';
import { normalizeName } from './normalize-name.ts';

/** A letter of an alphabet, in capitals. */
export interface Letter {
  readonly letter: string;
  readonly value: number;
  readonly isVowel: boolean;
}

/** An alphabet, ready to be looked up by the characters of a name. */
export interface LetterTable {
  readonly name: string;
  readonly isCompound: boolean;
  /** Letters among the first 128 characters, by the codes of both cases: most characters of most names. */
  readonly ascii: readonly (Letter | undefined)[];
  /** All others, by the codes of both cases. */
  readonly others: ReadonlyMap<number, Letter>;
}

/** A letter is whatever the table says it is: one character, such as a vowel sign, that is no white space. */
const SINGLE_LETTER = /^\S$/u;

type MutableLetter = { -readonly [Key in keyof Letter]: Letter[Key] };

/**
 * Checks an alphabet and prepares it, anew in every call with an alphabet of one's own. That of A–Z must not
 * take longer than reading a name; beyond ASCII, the case of each letter takes Unicode's tables.
 *
 * @example
 * letterIn(letterTable(PYTHAGOREAN), 's'); // { letter: 'S', value: 1, isVowel: false }
 */
export function letterTable(alphabet: Alphabet): LetterTable {
  checkAlphabet(alphabet);
  const { name, values, compound } = alphabet;
  const ascii: (MutableLetter | undefined)[] = new Array(128);
  const others = new Map<number, MutableLetter>();
  for (const written in values) {
    const character = singleLetter(written);
    const code = codeOf(character);
    const isAscii = code < 128;
    const key = isAscii ? code : codeOf(caseKey(character));
    if (!character || (isAscii ? ascii[code] : others.has(key))) {
      const expected = 'single letters, each once';
      throw inputError('options.alphabet.values', expected, written, 'range');
    }
    const value: unknown = values[written];
    checkWhole(value, `options.alphabet.values.${written}`, 1, 9);
    if (isAscii) {
      const other = otherCase(code);
      const letter = code <= other ? character : String.fromCharCode(other);
      ascii[code] = { letter, value, isVowel: false };
      ascii[other] = ascii[code];
    } else {
      const letter = { letter: capitalOf(character), value, isVowel: false };
      others.set(key, letter).set(codeOf(letter.letter), letter);
    }
  }
  const table = { name, isCompound: Boolean(compound), ascii, others };
  for (const vowel of normalizeName(alphabet.vowels)) {
    const letter: MutableLetter | undefined = letterIn(table, vowel);
    if (!letter) {
      throw inputError('options.alphabet.vowels', 'letters with a value', vowel, 'range');
    }
    letter.isVowel = true;
  }
  return table;
}

/** The letter that a character is in an alphabet, in any case. */
export function letterIn({ ascii, others }: LetterTable, character: string): Letter | undefined {
  const code = codeOf(character);
  if (code < 128) return ascii[code];
  // The key takes long to find, and is needed only by letters that have more than two cases, such as σ with ς.
  // That of the Kelvin sign, which is not the letter K, is not among these.
  return others.get(code) ?? others.get(codeOf(caseKey(character)));
}

/** A table in which the digits 1–9 count as themselves, too, unless it has other values for them. */
export function withDigits(table: LetterTable): LetterTable {
  const ascii = [...table.ascii];
  for (let value = 1; value <= 9; value++) {
    const letter = String(value);
    ascii[codeOf(letter)] ??= { letter, value, isVowel: false };
  }
  return { ...table, ascii };
}

/** The letter of a table in composed form, or nothing if it is more or less than one. */
function singleLetter(written: string): string {
  if (written.length === 1 && written > ' ' && written < '\x7f') return written;
  const character = normalizeName(written);
  return SINGLE_LETTER.test(character) ? character : '';
}

/** The code of an ASCII letter in its other case, which differs in one bit, or of anything else itself. */
function otherCase(code: number): number {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a ? code ^ 0x20 : code;
}

/** A letter in capitals, or itself: ß has no capital of its own. */
function capitalOf(character: string): string {
  const capital = character.toUpperCase();
  return isOneBeyondAscii(capital) ? capital : character;
}

function checkAlphabet(alphabet: unknown): asserts alphabet is Alphabet {
  checkKeys(alphabet, 'options.alphabet', 'name values vowels compound');
  const { name, values, vowels } = alphabet as Partial<Alphabet>;
  checkText(name, 'options.alphabet.name');
  checkText(vowels, 'options.alphabet.vowels');
  if (tagOf(values) !== 'Object') throw inputError('options.alphabet.values', 'an object', values);
}

/**
 * One key for a character in all its cases, by Unicode's rules for single characters (simple case
 * folding): Σ, σ, and ς are one letter, and so are ß and ẞ. The long s and the dotless i are not the letters
 * S and I, although their capitals are.
 *
 * @example
 * caseKey('ς') === caseKey('Σ'); // true
 */
export function caseKey(character: string): string {
  // By way of the capital, which σ and ς have in common. That of ß is two letters.
  const key = character.toUpperCase().toLowerCase();
  return isOneBeyondAscii(key) ? key : character.toLowerCase();
}

/** Whether what a character became in another case is one character, and not a letter of A–Z. */
function isOneBeyondAscii(text: string): boolean {
  const code = codeOf(text);
  return code > 0x7f && text.length === (code > 0xffff ? 2 : 1);
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
