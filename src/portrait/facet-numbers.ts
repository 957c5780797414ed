import { type CoreNumber, isCoreNumber } from '@ninefold/numerology';
import type { HomeNumbers } from '../numbers/home-numbers';
import type { Facet } from '../readings/portrait/types';

/** The numbers that a portrait is made of. What cannot be counted is absent. */
export type FacetNumbers = Readonly<Partial<Record<Facet, CoreNumber>>>;

/**
 * The numbers of a person by facet. A name without letters leaves the two of the birth date: its
 * Hidden Passion is a default, and its Maturity only the Life Path repeated.
 */
export function facetNumbers(numbers: HomeNumbers): FacetNumbers {
  const hasLetters = numbers.destinyNumber.value !== 0;
  const counted = {
    lifePath: numbers.lifePathNumber,
    attitude: numbers.attitudeNumber,
    ...(hasLetters && {
      destiny: numbers.destinyNumber,
      soulUrge: numbers.soulUrgeNumber,
      personality: numbers.personalityNumber,
      hiddenPassion: numbers.hiddenPassionNumber,
      maturity: numbers.maturityNumber,
    }),
  };
  return Object.fromEntries(
    Object.entries(counted).flatMap(([facet, number]) =>
      isCoreNumber(number?.value) ? [[facet, number.value]] : [],
    ),
  );
}
