import type { CoreNumber } from '@ninefold/numerology';
import { temperDistance } from './tempers';

/** Up to this distance in temper, a number speaks for another: 22 for 4, 33 for 6. */
const KIN = 1;

interface Leaning {
  readonly side: CoreNumber;
  readonly distance: number;
}

/** The side that a number speaks for; none where it is far from both, or as near to one as to the other. */
export function leaningTo(number: CoreNumber, sides: readonly CoreNumber[]): readonly Leaning[] {
  const [nearest, next] = sides
    .map((side) => ({ side, distance: temperDistance(number, side) }))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest || nearest.distance > KIN || nearest.distance === next?.distance) return [];
  return [nearest];
}
