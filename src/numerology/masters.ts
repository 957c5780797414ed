/**
 * Whether a number is one of the three master numbers, which a reduction keeps.
 *
 * @example
 * isMaster(22); // true
 * isMaster(44); // false
 */
export function isMaster(value: number): boolean {
  return value === 11 || value === 22 || value === 33;
}
