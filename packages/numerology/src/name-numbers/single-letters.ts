import type { Letter } from '../letters/letter-table.ts';
import type { ReadLetters } from '../letters/read-letters.ts';
import { selectLetters } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { type LetterOptions, OF_LETTERS, type OptionsFor } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { firstWordOf, readName } from './name-reading.ts';

/** One letter of a name with its value. Both are undefined if the name has no such letter. */
export interface SingleLetter extends Worked<Digit | undefined> {
  readonly letter: string | undefined;
}

const INDEX_IN = {
  'first-letter': () => 0,
  'last-letter': (letters: readonly Letter[]) => letters.length - 1,
  'first-vowel': (letters: readonly Letter[]) => letters.findIndex(({ isVowel }) => isVowel),
};

/**
 * Cornerstone: the first letter of the first name and its value (RULES.md#cornerstone-and-capstone).
 *
 * @example
 * cornerstone('Grace Hopper'); // letter 'G', value 7
 */
export function cornerstone(name: string, options?: LetterOptions): SingleLetter {
  return singleLetter(firstWordOf(readName(name, options, OF_LETTERS)), 'first-letter');
}

/**
 * Capstone: the last letter of the first name and its value (RULES.md#cornerstone-and-capstone).
 *
 * @example
 * capstone('Grace Hopper'); // letter 'E', value 5
 */
export function capstone(name: string, options?: LetterOptions): SingleLetter {
  return singleLetter(firstWordOf(readName(name, options, OF_LETTERS)), 'last-letter');
}

/**
 * First Vowel: the first vowel of the first name and its value (RULES.md#first-vowel).
 *
 * @example
 * firstVowel('Grace Hopper'); // letter 'A', value 1
 */
export function firstVowel(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'vowelYs' | 'alphabet'>,
): SingleLetter {
  return singleLetter(firstWordOf(readName(name, options, `${OF_LETTERS} vowelYs`)), 'first-vowel');
}

/** One letter of a word that has been read. */
export function singleLetter(word: ReadLetters, selection: keyof typeof INDEX_IN): SingleLetter {
  const chosen = INDEX_IN[selection](word.letters);
  const step = selectLetters(word, selection, (_, index) => index === chosen);
  const letter = word.letters[chosen]?.letter;
  const value = step.to[0] as Digit | undefined;
  return { letter, value, steps: [step, { kind: 'letter', letter, to: value }] };
}
