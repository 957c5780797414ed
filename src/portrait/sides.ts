import type { CoreNumber } from '@ninefold/numerology';
import type { HomeNumberId } from '../numbers/home-numbers';
import type { CountedNumber } from './counted-numbers';
import { temperamentDistance } from './temperaments';

/** A number of a person, and which of the nine have it. */
export interface Side {
  readonly number: CoreNumber;
  readonly places: readonly HomeNumberId[];
}

/** So many of the nine make a number the first thing to say. */
const MANY = 3;

/** The numbers of a person, each once, in the order of the nine. */
export function sidesOf(counted: readonly CountedNumber[]): readonly Side[] {
  return [...Map.groupBy(counted, ({ number }) => number)].map(([number, all]) => ({
    number,
    places: all.map(({ id }) => id),
  }));
}

/** The numbers that three or more of the nine have, the most frequent first, or the only one of a person. */
export function mainSides(sides: readonly Side[]): readonly Side[] {
  if (sides.length === 1) return sides;
  return sides
    .filter(({ places }) => places.length >= MANY)
    .toSorted((one, other) => other.places.length - one.places.length);
}

/**
 * The biggest clash among a person's numbers: the two furthest apart in temperament, both of them main sides
 * or one, where there are such. A number that only Maturity has is left out, since it shows later. Where there is
 * no other number, the one.
 */
export function clashOf(sides: readonly Side[]): readonly Side[] {
  const mains = mainSides(sides);
  const present = sides.filter(({ places }) => places.some((id) => id !== 'maturity'));
  const [biggest] = present
    .flatMap((one, index) => present.slice(index + 1).map((other) => [one, other] as const))
    .filter(
      (pair) => pair.filter((side) => mains.includes(side)).length === Math.min(mains.length, 2),
    )
    .sort((one, other) => distance(other) - distance(one));
  return biggest ?? present;
}

function distance([one, other]: readonly [Side, Side]): number {
  return temperamentDistance(one.number, other.number);
}
