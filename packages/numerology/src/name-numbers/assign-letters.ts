import { lettersOf } from '../letters/select-letters.ts';
import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
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
