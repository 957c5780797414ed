import type { AssignedLetter, LetterSelection } from '../working/working.ts';

/** The Pythagorean table (docs/rules.md#letter-values): the first group is worth 1, the last 9. */
export const PYTHAGOREAN_GROUPS: readonly string[] = [
  'AJS',
  'BKT',
  'CLU',
  'DMV',
  'ENW',
  'FOX',
  'GPY',
  'HQZ',
  'IR',
];

// Y is a consonant (docs/rules.md#vowels) unless a visitor chooses otherwise.
const VOWELS = 'AEIOU';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const EVERY_LETTER = alphabetWith(() => true);

/**
 * The 26 letters as each selection sees them. A name's letters are these very objects, so that
 * nothing is allocated for each character; they are frozen because they are shared.
 */
export const LETTERS_BY_SELECTION: Readonly<Record<LetterSelection, readonly AssignedLetter[]>> = {
  all: EVERY_LETTER,
  'first-word': EVERY_LETTER,
  vowels: alphabetWith(isVowel),
  consonants: alphabetWith((letter) => !isVowel(letter)),
};

/**
 * The value of a capital letter in a table whose first group is worth 1; 0 where it is in none.
 *
 * @example
 * valueIn(PYTHAGOREAN_GROUPS, 'S'); // 1, as A and J are
 */
export function valueIn(groups: readonly string[], letter: string): number {
  return letter.length === 1 ? groups.findIndex((group) => group.includes(letter)) + 1 : 0;
}

/**
 * Whether a capital letter is one of the five vowels.
 *
 * @example
 * isVowel('Y'); // false
 */
export function isVowel(letter: string): boolean {
  return letter.length === 1 && VOWELS.includes(letter);
}

function alphabetWith(isCounted: (letter: string) => boolean): readonly AssignedLetter[] {
  return Array.from(ALPHABET, (letter) =>
    Object.freeze({
      letter,
      value: valueIn(PYTHAGOREAN_GROUPS, letter),
      counted: isCounted(letter),
    }),
  );
}
