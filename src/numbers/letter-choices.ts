import { type CountedLetters, letterKey } from '@ninefold/numerology';
import { COUNTED_LETTERS } from '#texts/language';

/**
 * How the letters of a name count: as the language has it (docs/rules/letters-and-dates.md#counted-letters), or as a visitor
 * decided (docs/rules/letters-and-dates.md#letter-choices). Options of the library, all of them given.
 */
export interface LetterChoices {
  /** Whether every letter beyond A–Z counts as its spelling. */
  readonly letters: CountedLetters;
  /** With `'a-z'`, single letters that do all the same, each in lower case: `['ł']`. */
  readonly spelled: readonly string[];
  /** Which Ys of the name, the first being 0, count as vowels. */
  readonly vowelYs: readonly number[];
}

/** Nothing decided: the default of the language, and every Y is a consonant (docs/rules/letters-and-dates.md#letter-choices). */
export const NO_CHOICES: LetterChoices = Object.freeze({
  letters: COUNTED_LETTERS,
  spelled: Object.freeze([]),
  vowelYs: Object.freeze([]),
});

/** The choices for a number of all letters, for which it does not matter what a vowel is. */
export function ofAllLetters({
  letters,
  spelled,
}: LetterChoices): Pick<LetterChoices, 'letters' | 'spelled'> {
  return { letters, spelled };
}

/** How the letters of a word count that is nobody's. */
export const BY_DEFAULT = ofAllLetters(NO_CHOICES);

/** Whether a letter beyond A–Z counts as its spelling. */
export function isSpelled({ letters, spelled }: LetterChoices, character: string): boolean {
  return letters === 'spelled' || spelled.includes(letterKey(character));
}
