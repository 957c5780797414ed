import { expect, test } from 'vitest';
import { battleHeadline, HEADLINE_LABELS } from './battle-headline';

test.each([
  [75, 'Strong Natural'],
  [74, 'Moderate'],
  [60, 'Moderate'],
  [59, 'Challenging'],
  [45, 'Challenging'],
  [44, 'Difficult'],
])('the headline of %i is %s', (score, label) => {
  expect(HEADLINE_LABELS[battleHeadline(score)]).toBe(label);
});
