import { expect, test } from 'vitest';
import { meetingOf } from './meeting';

test.each([
  [8, 8, 'same'], // 54, which would be neutral
  [0, 0, 'same'],
  [5, 7, 'friends'], // 72, the lowest of the friends without a master number
  [9, 22, 'friends'], // 9 and 2: 66, and 5; the lowest of all friends
  [1, 3, 'neutral'], // 69, the highest below them
  [5, 8, 'neutral'], // 50, just at the limit
  [0, 7, 'neutral'], // 50, without an entry
  [7, 22, 'opposite'], // 7 and 2: 44, and 5; the highest below 50
] as const)('%i and %i: %s', (first, second, meeting) => {
  expect(meetingOf(first, second)).toBe(meeting);
  expect(meetingOf(second, first)).toBe(meeting);
});
