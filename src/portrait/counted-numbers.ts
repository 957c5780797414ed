import { type CoreNumber, isCoreNumber } from '@ninefold/numerology';
import type { HomeNumberId, HomeNumbers } from '../numbers/home-numbers';
import { numberNames } from '../numbers/number-names';
import type { SiteNumber } from '../numbers/site-number';

/** A number that says something about its person. */
export interface CountedNumber {
  readonly id: HomeNumberId;
  readonly number: CoreNumber;
  readonly steps: SiteNumber['steps'];
}

/**
 * Those of the nine numbers that could be counted, in the order in which `homeNumbers` has them. A name without letters leaves the two of
 * the birth date: its Hidden Passion is a default, and its Maturity only the Life Path repeated.
 */
export function countedNumbers(numbers: HomeNumbers): readonly CountedNumber[] {
  const hasLetters = numbers.destiny.value !== 0;
  const ids = Object.keys(numbers) as HomeNumberId[];
  return ids
    .filter((id) => hasLetters || !numberNames[id].usesName)
    .flatMap((id) => {
      const { value, steps }: Partial<SiteNumber> = numbers[id] ?? {};
      return steps && isCoreNumber(value) ? [{ id, number: value, steps }] : [];
    });
}
