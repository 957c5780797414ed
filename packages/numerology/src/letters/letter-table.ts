import { checkText } from '../input/check-text.ts';
import { checkWhole } from '../input/check-whole.ts';
import { inputError } from '../input/input-error.ts';
import type { AssignedLetter } from '../working/step.ts';
import type { Alphabet } from './alphabet.ts';

/** A letter of an alphabet, ready to be written into a step. */
export interface Letter {
  readonly isVowel: boolean;
  readonly isY: boolean;
  /** What a step shows if the letter counts, and if it does not. Frozen, because names share them. */
  readonly counted: AssignedLetter;
  readonly passed: AssignedLetter;
}

/** An alphabet, ready to be looked up by the characters of a name. */
export interface LetterTable {
  readonly name: string;
  readonly isCompound: boolean;
  /** The letters among the first 128 characters, by code: most characters of most names. */
  readonly byCode: readonly (Letter | undefined)[];
  readonly byCharacter: ReadonlyMap<string, Letter>;
  /** Y as a vowel, for those who count it as one. */
  readonly vowelY: Letter | undefined;
}

const FIRST_CODES = 128;
const tables = new WeakMap<Alphabet, LetterTable>();

/**
 * Checks an alphabet and prepares it. The result is cached for as long as the alphabet exists, but only if
 * the alphabet cannot change.
 *
 * @example
 * letterTable(PYTHAGOREAN).byCharacter.get('s')?.counted; // { letter: 'S', value: 1, counted: true }
 */
export function letterTable(alphabet: Alphabet): LetterTable {
  const known = tables.get(alphabet);
  if (known) return known;
  const table = prepare(alphabet);
  if (Object.isFrozen(alphabet) && Object.isFrozen(alphabet.values)) tables.set(alphabet, table);
  return table;
}

function prepare(alphabet: Alphabet): LetterTable {
  checkAlphabet(alphabet);
  const vowels = new Set(alphabet.vowels.normalize('NFC').toUpperCase());
  const byCharacter = new Map<string, Letter>();
  for (const [key, value] of Object.entries(alphabet.values)) {
    const upper = singleLetter(key);
    checkWhole(value, `options.alphabet.values.${key}`, 1, 9);
    if (byCharacter.has(upper)) {
      throw inputError('options.alphabet.values', 'each letter once', key, RangeError);
    }
    const letter = prepareLetter(upper, value, vowels.has(upper));
    byCharacter.set(upper, letter);
    byCharacter.set(upper.toLowerCase(), letter);
  }
  for (const vowel of vowels) {
    if (!byCharacter.has(vowel)) {
      throw inputError('options.alphabet.vowels', 'letters with a value', vowel, RangeError);
    }
  }
  const y = byCharacter.get('Y');
  return {
    name: alphabet.name,
    isCompound: alphabet.compound === true,
    byCode: Array.from({ length: FIRST_CODES }, (_, code) =>
      byCharacter.get(String.fromCharCode(code)),
    ),
    byCharacter,
    vowelY: y && { ...y, isVowel: true },
  };
}

function checkAlphabet(alphabet: unknown): asserts alphabet is Alphabet {
  if (typeof alphabet !== 'object' || alphabet === null) {
    throw inputError('options.alphabet', '{ name, values, vowels }', alphabet);
  }
  const { name, values, vowels } = alphabet as Partial<Alphabet>;
  checkText(name, 'options.alphabet.name');
  checkText(vowels, 'options.alphabet.vowels');
  if (typeof values !== 'object' || values === null) {
    throw inputError('options.alphabet.values', 'an object', values);
  }
}

/** A key of the table in capitals. A letter is one character, composed where it can be. */
function singleLetter(key: string): string {
  const upper = key.normalize('NFC').toUpperCase();
  if (!/^\p{L}$/u.test(upper)) {
    throw inputError('options.alphabet.values', 'single letters', key, RangeError);
  }
  return upper;
}

function prepareLetter(letter: string, value: number, isVowel: boolean): Letter {
  return {
    isVowel,
    isY: letter === 'Y',
    counted: Object.freeze({ letter, value, counted: true }),
    passed: Object.freeze({ letter, value, counted: false }),
  };
}
