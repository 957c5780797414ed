import { describe, expect, it } from 'vitest';
import { battleHeadline, battleLabel } from './battle-label';

describe('battleLabel', () => {
  it.each([
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
  ])('of %i is %s', (score, label) => {
    expect(battleLabel(score)).toBe(label);
  });
});

describe('battleHeadline', () => {
  it.each([
    [75, 'Strong Natural'],
    [74, 'Moderate'],
    [60, 'Moderate'],
    [59, 'Challenging'],
    [45, 'Challenging'],
    [44, 'Difficult'],
  ])('of %i is %s', (score, headline) => {
    expect(battleHeadline(score)).toBe(headline);
  });
});
