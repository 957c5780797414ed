/** The six tiers of a score, best first. */
export type ScoreTier =
  | 'harmony'
  | 'solid'
  | 'workable'
  | 'commitment'
  | 'challenging'
  | 'difficult';

/** The label of each tier (docs/rules.md#score-labels). */
export const TIER_LABELS: Readonly<Record<ScoreTier, string>> = {
  harmony: 'Strong Natural Harmony',
  solid: 'Solid Compatibility',
  workable: 'Workable Potential',
  commitment: 'Requires Commitment',
  challenging: 'Challenging Dynamic',
  difficult: 'Difficult Pairing',
};

/**
 * The tier of a compatibility score (docs/rules.md#score-labels).
 *
 * @example
 * scoreTier(74); // 'solid'
 */
export function scoreTier(score: number): ScoreTier {
  if (score >= 75) return 'harmony';
  if (score >= 65) return 'solid';
  if (score >= 55) return 'workable';
  if (score >= 45) return 'commitment';
  if (score >= 35) return 'challenging';
  return 'difficult';
}
