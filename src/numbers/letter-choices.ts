/**
 * How the letters of a name count on this site: A–Z alone (docs/rules.md#counted-letters), and what a
 * visitor decided otherwise (docs/rules.md#letter-choices). Options of the library, all of them given.
 */
export interface LetterChoices {
  readonly letters: 'a-z';
  /** Letters beyond A–Z, each in lower case, that count as their spelling: `['ł']`. */
  readonly spelled: readonly string[];
  /** Which Ys of the name, the first being 0, count as vowels. */
  readonly vowelYs: readonly number[];
}

/** Nothing decided: only A–Z counts, and every Y is a consonant (docs/rules.md#vowels). */
export const NO_CHOICES: LetterChoices = Object.freeze({
  letters: 'a-z',
  spelled: Object.freeze([]),
  vowelYs: Object.freeze([]),
});
