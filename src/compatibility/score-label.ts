import { scoreLabels } from '#texts/compatibility';

/**
 * What a compatibility score is called (docs/rules/compatibility.md#score-labels).
 *
 * @example
 * scoreLabel(74); // 'Solid Compatibility'
 */
export function scoreLabel(score: number): string {
  if (score >= 75) return scoreLabels.strong;
  if (score >= 65) return scoreLabels.solid;
  if (score >= 55) return scoreLabels.workable;
  if (score >= 45) return scoreLabels.committed;
  if (score >= 35) return scoreLabels.challenging;
  return scoreLabels.difficult;
}
