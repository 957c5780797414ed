/** A single digit. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A number that a reduction keeps by default. */
export type MasterNumber = 11 | 22 | 33;

/** A number that a reduction ends at. */
export type CoreNumber = Digit | MasterNumber;

/**
 * The twelve numbers that a reduction ends at, in order.
 *
 * @example
 * CORE_NUMBERS.length; // 12
 */
export const CORE_NUMBERS = /* @__PURE__ */ Object.freeze([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33,
] as const);

/**
 * The numbers that a reduction keeps by default (RULES.md#master-numbers).
 *
 * @example
 * MASTER_NUMBERS.includes(22); // true
 */
export const MASTER_NUMBERS: readonly MasterNumber[] = /* @__PURE__ */ Object.freeze([
  11, 22, 33,
] as const);

/**
 * Whether a value is one of the twelve numbers that a reduction ends at.
 *
 * @example
 * isCoreNumber(22); // true
 * isCoreNumber(10); // false
 */
export function isCoreNumber(value: unknown): value is CoreNumber {
  return (CORE_NUMBERS as readonly unknown[]).includes(value);
}

/**
 * Whether a value is one of the three master numbers.
 *
 * @example
 * isMaster(22); // true
 * isMaster(44); // false
 */
export function isMaster(value: unknown): value is MasterNumber {
  return value === 11 || value === 22 || value === 33;
}
