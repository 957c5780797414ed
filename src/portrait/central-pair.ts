import type { CoreNumber } from '@ninefold/numerology';
import type { Facet } from '../readings/portrait/types';
import type { FacetNumbers } from './facet-numbers';
import { temperDistance } from './tempers';

/** A number in its facet. */
export interface Placed {
  readonly facet: Facet;
  readonly number: CoreNumber;
}

const CENTRAL = ['lifePath', 'destiny', 'soulUrge'] as const satisfies readonly Facet[];

/**
 * What a portrait is about: of Life Path, Destiny and Soul Urge the two that are equal, else the two
 * furthest apart in temper. One where there is only one, none where there is none.
 */
export function centralPair(numbers: FacetNumbers): readonly Placed[] {
  const central = placed(numbers).filter(({ facet }) => CENTRAL.some((it) => it === facet));
  const pairs = central.flatMap((one, index) =>
    central.slice(index + 1).map((other) => [one, other] as const),
  );
  const equal = pairs.find(([one, other]) => one.number === other.number);
  const [furthest] = pairs.sort((a, b) => distance(b) - distance(a));
  return equal ?? furthest ?? central;
}

/** The numbers of a person as a list. */
export function placed(numbers: FacetNumbers): readonly Placed[] {
  return Object.entries(numbers).map(([facet, number]) => ({ facet: facet as Facet, number }));
}

function distance([one, other]: readonly [Placed, Placed]): number {
  return temperDistance(one.number, other.number);
}
