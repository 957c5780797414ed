import type { LetterOptions } from '../options/options.ts';
import { assignLetters } from './assign-letters.ts';

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
