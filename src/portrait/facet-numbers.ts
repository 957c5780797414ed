import type { CoreNumber } from '@ninefold/numerology';
import type { HomeNumbers } from '../numbers/home-numbers';
import type { Facet } from '../readings/portrait/types';
import { countedNumbers, type NumberKey } from './counted-numbers';

/** The numbers that a portrait is made of. What cannot be counted is absent. */
export type FacetNumbers = Readonly<Partial<Record<Facet, CoreNumber>>>;

const FACETS: Readonly<Partial<Record<NumberKey, Facet>>> = {
  lifePathNumber: 'lifePath',
  attitudeNumber: 'attitude',
  destinyNumber: 'destiny',
  soulUrgeNumber: 'soulUrge',
  personalityNumber: 'personality',
  hiddenPassionNumber: 'hiddenPassion',
  maturityNumber: 'maturity',
};

/** The numbers of a person by facet. */
export function facetNumbers(numbers: HomeNumbers): FacetNumbers {
  const counted = countedNumbers(numbers);
  return Object.fromEntries(
    Object.entries(FACETS).flatMap(([key, facet]) =>
      counted.filter((it) => it.key === key).map(({ number }) => [facet, number]),
    ),
  );
}
