import { type CoreNumber, isCoreNumber } from '@ninefold/numerology';
import type { HomeNumbers } from '../numbers/home-numbers';
import type { SiteNumber } from '../numbers/site-number';

/** One of the nine numbers, by its name. */
export type NumberKey = keyof HomeNumbers;

/** A number that says something about its person. */
export interface CountedNumber {
  readonly key: NumberKey;
  readonly number: CoreNumber;
  readonly steps: SiteNumber['steps'];
}

/** The numbers that need no name. */
const OF_DATE: readonly NumberKey[] = ['lifePathNumber', 'attitudeNumber'];

/**
 * Those of the nine numbers that could be counted, in the order in which `homeNumbers` has them. A name without letters leaves the two of
 * the birth date: its Hidden Passion is a default, and its Maturity only the Life Path repeated.
 */
export function countedNumbers(numbers: HomeNumbers): readonly CountedNumber[] {
  const hasLetters = numbers.destinyNumber.value !== 0;
  const keys = Object.keys(numbers) as NumberKey[];
  return keys
    .filter((key) => hasLetters || OF_DATE.includes(key))
    .flatMap((key) => {
      const { value, steps }: Partial<SiteNumber> = numbers[key] ?? {};
      return steps && isCoreNumber(value) ? [{ key, number: value, steps }] : [];
    });
}
