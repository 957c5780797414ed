/** The six labels of a compatibility score (docs/rules.md#score-labels). */
export type BattleLabel =
  | 'Strong Natural Harmony'
  | 'Solid Compatibility'
  | 'Workable Potential'
  | 'Requires Commitment'
  | 'Challenging Dynamic'
  | 'Difficult Pairing';

/** The four headlines of the analysis (docs/rules.md#battle-headlines). */
export type BattleHeadline = 'Strong Natural' | 'Moderate' | 'Challenging' | 'Difficult';

/**
 * The label of a compatibility score.
 *
 * @example
 * battleLabel(74); // 'Solid Compatibility'
 */
export function battleLabel(score: number): BattleLabel {
  if (score >= 75) return 'Strong Natural Harmony';
  if (score >= 65) return 'Solid Compatibility';
  if (score >= 55) return 'Workable Potential';
  if (score >= 45) return 'Requires Commitment';
  if (score >= 35) return 'Challenging Dynamic';
  return 'Difficult Pairing';
}

/**
 * The headline over the analysis. Its thresholds are not the label's, by rule, so a score of
 * 40 is a 'Challenging Dynamic' under a 'Difficult' headline.
 *
 * @example
 * battleHeadline(60); // 'Moderate'
 */
export function battleHeadline(score: number): BattleHeadline {
  if (score >= 75) return 'Strong Natural';
  if (score >= 60) return 'Moderate';
  if (score >= 45) return 'Challenging';
  return 'Difficult';
}
