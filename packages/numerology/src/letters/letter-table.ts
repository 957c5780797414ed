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
  readonly byCode: readonly (Letter | undefined)[];
  /** All others, by their `caseKey`. */
  readonly byKey: ReadonlyMap<string, Letter>;
}

/** A letter is whatever the table says it is: one character, such as a vowel sign, that is no white space. */
const SINGLE_LETTER = /^\S$/u;

type MutableLetter = { -readonly [Key in keyof Letter]: Letter[Key] };

/**
 * Checks an alphabet and prepares it. It is done anew in every call with an alphabet of one's own, so it
 * must not take longer than reading a name.
 *
 * @example
 * letterIn(letterTable(PYTHAGOREAN), 's'); // { letter: 'S', value: 1, isVowel: false }
 */
export function letterTable(alphabet: Alphabet): LetterTable {
  checkAlphabet(alphabet);
  const { name, values, compound } = alphabet;
  const byCode: (MutableLetter | undefined)[] = new Array(128);
  const byKey = new Map<string, MutableLetter>();
  for (const written in values) {
    const character = singleLetter(written);
    const code = character.charCodeAt(0);
    const isAscii = code < 128;
    const key = isAscii ? '' : caseKey(character);
    if (!character || (isAscii ? byCode[code] : byKey.has(key))) {
      const expected = 'single letters, each once';
      throw inputError('options.alphabet.values', expected, written, 'range');
    }
    const value: unknown = values[written];
    checkWhole(value, `options.alphabet.values.${written}`, 1, 9);
    if (isAscii) {
      const other = otherCase(code);
      const letter = code <= other ? character : String.fromCharCode(other);
      byCode[code] = { letter, value, isVowel: false };
      byCode[other] = byCode[code];
    } else {
      byKey.set(key, { letter: capitalOf(character, key), value, isVowel: false });
    }
  }
  const table = { name, isCompound: Boolean(compound), byCode, byKey };
  for (const vowel of normalizeName(alphabet.vowels)) {
    const letter: MutableLetter | undefined = letterIn(table, vowel);
    if (!letter) {
      throw inputError('options.alphabet.vowels', 'letters with a value', vowel, 'range');
    }
    letter.isVowel = true;
  }
  return table;
}

/**
 * The letter that a character is in an alphabet, in any case.
 *
 * @example
 * letterIn(letterTable(PYTHAGOREAN), 'é'); // undefined
 */
export function letterIn({ byCode, byKey }: LetterTable, character: string): Letter | undefined {
  if (character < '\x80') return byCode[character.charCodeAt(0)];
  // The key of the Kelvin sign, which is not the letter, is not among these.
  return byKey.get(caseKey(character));
}

/**
 * A table in which the digits 1–9 count as themselves, too, unless it has other values for them.
 *
 * @example
 * letterIn(withDigits(letterTable(PYTHAGOREAN)), '3')?.value; // 3
 */
export function withDigits(table: LetterTable): LetterTable {
  const byCode = [...table.byCode];
  for (let value = 1; value <= 9; value++) {
    const letter = String(value);
    byCode[letter.charCodeAt(0)] ??= { letter, value, isVowel: false };
  }
  return { ...table, byCode };
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
function capitalOf(character: string, key: string): string {
  const capital = character.toUpperCase();
  return capital.toLowerCase() === key ? capital : character;
}

function checkAlphabet(alphabet: unknown): asserts alphabet is Alphabet {
  checkKeys(alphabet, 'options.alphabet', 'name values vowels compound');
  const { name, values, vowels } = alphabet as Partial<Alphabet>;
  checkText(name, 'options.alphabet.name');
  checkText(vowels, 'options.alphabet.vowels');
  if (tagOf(values) !== 'Object') throw inputError('options.alphabet.values', 'an object', values);
}

const BEYOND_ASCII = /^[^\0-\x7f]$/u;

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
  return BEYOND_ASCII.test(key) ? key : character.toLowerCase();
}
