import type { BattleHeadline } from '../../../readings/battle-types';

/** The label of each headline (docs/rules.md#battle-headlines). */
export const HEADLINE_LABELS: Readonly<Record<BattleHeadline, string>> = {
  strong: 'Strong Natural',
  moderate: 'Moderate',
  challenging: 'Challenging',
  difficult: 'Difficult',
};

/**
 * The headline over the analysis. Its thresholds are not those of the score's label, by rule, so a
 * score of 40 is a *Challenging Dynamic* under a *Difficult* headline.
 *
 * @example
 * battleHeadline(60); // 'moderate'
 */
export function battleHeadline(score: number): BattleHeadline {
  if (score >= 75) return 'strong';
  if (score >= 60) return 'moderate';
  if (score >= 45) return 'challenging';
  return 'difficult';
}
