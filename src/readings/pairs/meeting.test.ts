import { expect, test } from 'vitest';
import { meetingOf } from './meeting';

test.each([
  [11, 5, 'masters'],
  [4, 22, 'masters'],
  [33, 33, 'masters'],
  [11, 0, 'masters'],
  [8, 8, 'same'], // 54, which would be neutral
  [3, 3, 'same'], // 80, which would be friends
  [0, 0, 'same'],
  [3, 9, 'friends'], // 82
  [5, 7, 'friends'], // 72, the lowest of the friends
  [1, 3, 'neutral'], // 69, the highest below them
  [5, 8, 'neutral'], // 50, just at the limit
  [0, 7, 'neutral'], // 50, without an entry
  [1, 6, 'opposite'], // 47, the highest below 50
  [4, 5, 'opposite'], // 32
] as const)('%i and %i: %s', (first, second, meeting) => {
  expect(meetingOf(first, second)).toBe(meeting);
  expect(meetingOf(second, first)).toBe(meeting);
});
