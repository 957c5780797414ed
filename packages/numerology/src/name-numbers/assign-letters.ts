import type { MasterNumber } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
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
export function assignLetters<M extends number = MasterNumber>(
  name: string,
  options?: Options<M>,
): LettersStep {
  return lettersOf(readName(name, options), 'all');
}
