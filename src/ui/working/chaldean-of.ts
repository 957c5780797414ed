import { type ChaldeanNumber, chaldeanNumber, type Step } from '@ninefold/numerology';

/**
 * A number by Chaldean letters. Undefined where it is not a sum of
 * letters alone, or there was no letter to add.
 */
export function chaldeanOf([letters, sum]: readonly Step[]): ChaldeanNumber | undefined {
  if (letters?.kind !== 'letters' || sum?.kind !== 'sum' || sum.total === 0) return undefined;
  return chaldeanNumber(letters);
}
