import { expect, test } from 'vitest';
import { thresholds } from '../ui/testing/thresholds';
import { scoreLabel } from './score-label';

test('the label of a score changes every ten points from 35 to 75', () => {
  expect(thresholds(scoreLabel)).toBe(
    '0 Difficult Pairing, 35 Challenging Dynamic, 45 Requires Commitment, ' +
      '55 Workable Potential, 65 Solid Compatibility, 75 Strong Natural Harmony',
  );
});
