/** The color of a result, by its matches. `grey` is the documented value of `data-colour`. */
export type MatchColor = 'gold' | 'green' | 'blue' | 'grey';

/**
 * How many of the visitor's different numbers are among the winning ones. A winning number typed
 * twice counts once.
 *
 * @example
 * countMatches([1, 2, 3, 4, 5, 6], [6, 6, 5, 40, 41, 42]); // 2: the 5 and the 6
 */
export function countMatches(own: readonly number[], winning: readonly number[]): number {
  return [...new Set(own)].filter((number) => winning.includes(number)).length;
}

/**
 * The color of a number of matches: gold from 5, green from 3, blue from 1, else grey
 * (docs/rules.md#match-colors).
 *
 * @example
 * matchColor(4); // 'green'
 */
export function matchColor(matches: number): MatchColor {
  if (matches >= 5) return 'gold';
  if (matches >= 3) return 'green';
  return matches >= 1 ? 'blue' : 'grey';
}
