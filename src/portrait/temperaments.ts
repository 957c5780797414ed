import type { CoreNumber } from '@ninefold/numerology';

/**
 * The temperament of each number, from -2 to 2: alone or for others; steady or moving; by feeling and
 * thought or by deeds. Like the table of pairs, the values are ours and follow the tradition.
 */
const TEMPERAMENTS: Readonly<Record<CoreNumber, readonly [number, number, number]>> = {
  1: [-2, 1, 1],
  2: [1, -1, -1],
  3: [1, 2, 0],
  4: [0, -2, 2],
  5: [-1, 2, -1],
  6: [2, -1, 0],
  7: [-2, -1, -2],
  8: [-1, 1, 2],
  9: [2, 1, -1],
  11: [0, 1, -2],
  22: [0, -1, 2],
  33: [2, 0, 0],
};

/** How far two numbers are apart in temperament; 0 for equal numbers only. */
export function temperamentDistance(one: CoreNumber, other: CoreNumber): number {
  return Math.hypot(
    ...TEMPERAMENTS[one].map((value, axis) => value - (TEMPERAMENTS[other][axis] ?? 0)),
  );
}
