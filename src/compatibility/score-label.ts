/**
 * What a compatibility score is called (docs/rules.md#score-labels).
 *
 * @example
 * scoreLabel(74); // 'Solid Compatibility'
 */
export function scoreLabel(score: number): string {
  if (score >= 75) return 'Strong Natural Harmony';
  if (score >= 65) return 'Solid Compatibility';
  if (score >= 55) return 'Workable Potential';
  if (score >= 45) return 'Requires Commitment';
  if (score >= 35) return 'Challenging Dynamic';
  return 'Difficult Pairing';
}
