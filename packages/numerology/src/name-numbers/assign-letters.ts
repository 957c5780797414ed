import type { LetterOptions } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import type { LettersStep } from '../working/step.ts';
import { lettersOf } from './letters-of.ts';
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
