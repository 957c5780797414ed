import { checkKeys } from '../input/check-keys.ts';
import { checkText } from '../input/check-text.ts';
import { checkWhole } from '../input/check-whole.ts';
import { inputError } from '../input/input-error.ts';
import { tagOf } from '../input/tag-of.ts';
import type { AssignedLetter } from '../working/step.ts';
import type { Alphabet } from './alphabet.ts';
import { caseKey } from './case-key.ts';
import { normalizeName } from './normalize-name.ts';

/** A letter of an alphabet, ready to be written into a step. */
export interface Letter {
  readonly isVowel: boolean;
  readonly isY: boolean;
  /** What a step shows if the letter counts, and if it does not. Frozen, because names share them. */
  readonly counted: AssignedLetter;
  readonly passed: AssignedLetter;
}

/** The letters of an alphabet. */
interface Letters {
  /** Those among the first 128 characters, by the codes of both cases: most characters of most names. */
  readonly byCode: (Letter | undefined)[];
  /** All others, by their `caseKey`. */
  readonly byKey: Map<string, Letter>;
}

/** An alphabet, ready to be looked up by the characters of a name. */
export interface LetterTable extends Readonly<Letters> {
  readonly name: string;
  readonly isCompound: boolean;
  /** Y as a vowel, for those who count it as one. */
  readonly vowelY: Letter | undefined;
}

/** A letter is whatever the table says it is: one character, such as a vowel sign, that is no white space. */
const SINGLE_LETTER = /^\S$/u;
const tables = new WeakMap<Alphabet, LetterTable>();

/**
 * Checks an alphabet and prepares it. The result is cached for as long as the alphabet exists, but only if
 * the alphabet cannot change.
 *
 * @example
 * letterIn(letterTable(PYTHAGOREAN), 's')?.counted; // { letter: 'S', value: 1, counted: true }
 */
export function letterTable(alphabet: Alphabet): LetterTable {
  const known = tables.get(alphabet);
  if (known) return known;
  const table = prepare(alphabet);
  if (Object.isFrozen(alphabet) && Object.isFrozen(alphabet.values)) tables.set(alphabet, table);
  return table;
}

/**
 * The letter that a character is in an alphabet, in any case.
 *
 * @example
 * letterIn(letterTable(PYTHAGOREAN), 'é'); // undefined
 */
export function letterIn({ byCode, byKey }: Letters, character: string): Letter | undefined {
  if (character < '\x80') return byCode[character.charCodeAt(0)];
  // The key of the Kelvin sign, which is not the letter, is not among these.
  return byKey.get(caseKey(character));
}

function prepare(alphabet: Alphabet): LetterTable {
  checkAlphabet(alphabet);
  const vowels = Array.from(normalizeName(alphabet.vowels));
  const vowelKeys = vowels.map(caseKey);
  const letters: Letters = { byCode: [], byKey: new Map() };
  for (const [written, value] of Object.entries(alphabet.values)) {
    const character = normalizeName(written);
    if (!SINGLE_LETTER.test(character) || letterIn(letters, character)) {
      const expected = 'single letters, each once';
      throw inputError('options.alphabet.values', expected, written, 'range');
    }
    checkWhole(value, `options.alphabet.values.${written}`, 1, 9);
    const key = caseKey(character);
    // ß has no capital of its own.
    const capital = character.toUpperCase();
    const shown = caseKey(capital) === key ? capital : character;
    const letter = prepareLetter(shown, value, vowelKeys.includes(key));
    if (character > '\x7f') letters.byKey.set(key, letter);
    else for (const form of [key, capital]) letters.byCode[form.charCodeAt(0)] = letter;
  }
  for (const vowel of vowels) {
    if (!letterIn(letters, vowel)) {
      throw inputError('options.alphabet.vowels', 'letters with a value', vowel, 'range');
    }
  }
  const y = letterIn(letters, 'y');
  return {
    ...letters,
    name: alphabet.name,
    isCompound: Boolean(alphabet.compound),
    vowelY: y && { ...y, isVowel: true },
  };
}

function checkAlphabet(alphabet: unknown): asserts alphabet is Alphabet {
  checkKeys(alphabet, 'options.alphabet', 'name values vowels compound');
  const { name, values, vowels } = alphabet as Partial<Alphabet>;
  checkText(name, 'options.alphabet.name');
  checkText(vowels, 'options.alphabet.vowels');
  if (tagOf(values) !== 'Object') throw inputError('options.alphabet.values', 'an object', values);
}

function prepareLetter(letter: string, value: number, isVowel: boolean): Letter {
  return {
    isVowel,
    isY: letter === 'Y',
    counted: Object.freeze({ letter, value, counted: true }),
    passed: Object.freeze({ letter, value, counted: false }),
  };
}
