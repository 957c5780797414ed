/** The three variants of the analysis' last section. */
export type PathForward = 'open' | 'steady' | 'careful';

/**
 * Whether the communication section reads positive: 65 or more (docs/rules.md#battle-analysis).
 *
 * @example
 * communicationIsPositive(64); // false
 */
export function communicationIsPositive(score: number): boolean {
  return score >= 65;
}

/**
 * Whether two battle numbers feel alike: both 9 or less and at most 2 apart, so that no master
 * number is like any other, itself included (docs/rules.md#battle-analysis).
 *
 * @example
 * emotionsAreSimilar(3, 5); // true
 * emotionsAreSimilar(11, 11); // false
 */
export function emotionsAreSimilar(first: number, second: number): boolean {
  return first <= 9 && second <= 9 && Math.abs(first - second) <= 2;
}

/**
 * Whether the growth section reads positive: 60 or more (docs/rules.md#battle-analysis).
 *
 * @example
 * growthIsPositive(60); // true
 */
export function growthIsPositive(score: number): boolean {
  return score >= 60;
}

/**
 * Which path forward a score has: open from 70, steady from 55, careful below
 * (docs/rules.md#battle-analysis).
 *
 * @example
 * pathForward(69); // 'steady'
 */
export function pathForward(score: number): PathForward {
  if (score >= 70) return 'open';
  return score >= 55 ? 'steady' : 'careful';
}
