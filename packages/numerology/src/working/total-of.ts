/**
 * Terms added up.
 *
 * @example
 * totalOf([5, 15]); // 20
 */
export function totalOf(terms: readonly number[]): number {
  let total = 0;
  for (const term of terms) total += term;
  return total;
}
