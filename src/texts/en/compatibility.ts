/** What a score is called, the best first. */
export const scoreLabels = {
  strong: 'Strong Natural Harmony',
  solid: 'Solid Compatibility',
  workable: 'Workable Potential',
  committed: 'Requires Commitment',
  challenging: 'Challenging Dynamic',
  difficult: 'Difficult Pairing',
};
