/** A single digit, the end of every full reduction. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A number that a reduction keeps. */
export type MasterNumber = 11 | 22 | 33;

/** A number that has a meaning of its own. */
export type CoreNumber = Digit | MasterNumber;

/**
 * The twelve numbers that have a meaning, in order.
 *
 * @example
 * CORE_NUMBERS.length; // 12
 */
export const CORE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

/**
 * Whether a number is one of the twelve that have a meaning.
 *
 * @example
 * isCoreNumber(22); // true
 * isCoreNumber(10); // false
 */
export function isCoreNumber(value: number): value is CoreNumber {
  return (CORE_NUMBERS as readonly number[]).includes(value);
}

/**
 * Whether a number is one of the three master numbers, which a reduction keeps.
 *
 * @example
 * isMaster(22); // true
 * isMaster(44); // false
 */
export function isMaster(value: number): value is MasterNumber {
  return value === 11 || value === 22 || value === 33;
}
