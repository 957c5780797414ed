import {
  CHALDEAN,
  type LettersStep,
  letterValue,
  reduceNumber,
  sumOf,
  type Worked,
} from '@ninefold/numerology';
import type { SiteStep } from '../../numbers/site-number';

/** A number by Chaldean letters, and the sum of the letters before it is reduced. */
export interface ChaldeanNumber extends Worked<number> {
  readonly compound: number;
}

/**
 * A number by Chaldean letters. Undefined where it is not a sum of
 * letters alone, or there was no letter to add.
 */
export function chaldeanOf([letters, sum]: readonly SiteStep[]): ChaldeanNumber | undefined {
  if (letters?.kind !== 'letters' || sum?.kind !== 'sum' || sum.to === 0) return undefined;
  return chaldeanNumber(letters);
}

/** The same letters, the same of them counted, added by the Chaldean table to a single digit. */
export function chaldeanNumber(given: LettersStep): ChaldeanNumber {
  const letters = given.letters.map((letter) => ({
    ...letter,
    value: letterValue(letter.letter, { alphabet: CHALDEAN }),
  }));
  const to = letters.flatMap(({ value, counted }) => (counted ? value : []));
  const compound = sumOf(to);
  const { value, steps } = reduceNumber(compound.value, { masters: [] });
  return {
    compound: compound.value,
    value,
    steps: [{ ...given, alphabet: CHALDEAN.name, letters, to }, ...compound.steps, ...steps],
  };
}
