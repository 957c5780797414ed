import { checkText } from '../input/checks.ts';
import { letterIn } from '../letters/letter-table.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { lettersOf } from '../letters/select-letters.ts';
import { checkOptions } from '../options/check-options.ts';
import { letterRulesOf } from '../options/letter-rules-of.ts';
import { type LetterOptions, OF_LETTERS, type OptionsFor } from '../options/options.ts';
import type { LettersStep } from '../working/step.ts';
import { readName } from './name-reading.ts';

/**
 * Gives each letter of a name its value: the step that most numbers of a name start with.
 *
 * @example
 * assignLetters('Zoë').letters; // Z = 8, O = 6, E = 5
 * assignLetters('Zoë', { letters: 'a-z' }).ignored; // ['ë']
 */
export function assignLetters(name: string, options?: LetterOptions): LettersStep {
  return lettersOf(readName(name, options, OF_LETTERS).letters, 'all');
}

const LETTER = /\p{L}/u;

/**
 * The letters of a name that do not count, each once: neither the alphabet has them nor, by these options, do
 * they have a spelling. No table could give one to the letters of other scripts: 李 may be Li, Lee, or Yi.
 *
 * @example
 * uncountedLetters('Maria Иванова'); // И, в, а, н, о
 */
export function uncountedLetters(name: string, options?: LetterOptions): readonly string[] {
  return assignLetters(name, options).ignored.filter((character) => LETTER.test(character));
}

/**
 * The value of one letter in its alphabet, or 0 for any other string.
 *
 * @example
 * letterValue('s'); // 1, like A and J
 * letterValue('S', { alphabet: CHALDEAN }); // 3, like C, G, and L
 */
export function letterValue(letter: string, options?: OptionsFor<'alphabet'>): number {
  checkText(letter, 'letter');
  checkOptions(options, 'alphabet');
  const { table } = letterRulesOf(options);
  const [first = '', ...others] = normalizeName(letter);
  return (others.length === 0 && letterIn(table, first)?.value) || 0;
}
