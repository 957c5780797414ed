import { expect, test } from 'vitest';
import { patternOf } from './pattern-of';

test.each([
  ['4447', 'run'],
  ['456', 'ladder'],
  ['9876', 'ladder'],
  ['5775', 'mirror'],
  ['717', 'mirror'],
  ['3377', 'pair'],
  ['88', 'pair'],
  ['7', 'none'],
  ['483019', 'none'],
])('%s: %s', (number, pattern) => {
  expect(patternOf(number)).toBe(pattern);
});
