import { expect, test } from 'vitest';
import { scoreTier, TIER_LABELS } from './score-tier';

test.each([
  [88, 'Strong Natural Harmony'],
  [75, 'Strong Natural Harmony'],
  [74, 'Solid Compatibility'],
  [65, 'Solid Compatibility'],
  [64, 'Workable Potential'],
  [55, 'Workable Potential'],
  [54, 'Requires Commitment'],
  [45, 'Requires Commitment'],
  [44, 'Challenging Dynamic'],
  [35, 'Challenging Dynamic'],
  [34, 'Difficult Pairing'],
  [32, 'Difficult Pairing'],
])('the label of %i is %s', (score, label) => {
  expect(TIER_LABELS[scoreTier(score)]).toBe(label);
});
