/**
 * What a visitor decided about the letters of a name where other schools have another rule than
 * ours (docs/rules.md#letter-choices). Plain data, so that it can be stored, sent and compared.
 */
export interface LetterChoices {
  /** Letters beyond A–Z, each in lower case, that count as their spelling: `['ł']`. */
  readonly spelled: readonly string[];
  /** Which Ys of the name, the first being 0, count as vowels. */
  readonly vowelYs: readonly number[];
}

/**
 * Nothing decided: only A–Z counts, and every Y is a consonant (docs/rules.md#vowels).
 *
 * @example
 * soulUrge('Lynn', NO_CHOICES); // value 0
 */
export const NO_CHOICES: LetterChoices = Object.freeze({
  spelled: Object.freeze([]),
  vowelYs: Object.freeze([]),
});
