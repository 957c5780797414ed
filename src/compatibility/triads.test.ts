import { expect, test } from 'vitest';
import { compatibilityScore } from './compatibility-score';
import { meetingOf } from './meeting';
import { isTriadPair, LOWEST_TRIAD_SCORE, TRIADS } from './triads';

test('two different numbers of one triad make a pair', () => {
  expect(isTriadPair(1, 7)).toBe(true);
  expect(isTriadPair(8, 2)).toBe(true);
  expect(isTriadPair(3, 3)).toBe(false);
  expect(isTriadPair(1, 2)).toBe(false);
});

// Read from the table by hand: the lowest pair of a triad is 5 and 7.
test('no pair of a triad scores less than 72', () => {
  expect(LOWEST_TRIAD_SCORE).toBe(72);
  for (const triad of TRIADS) {
    for (const one of triad) {
      for (const other of triad.filter((number) => number !== one)) {
        expect(compatibilityScore(one, other).value).toBeGreaterThanOrEqual(72);
        expect(meetingOf(one, other)).toBe('friends');
      }
    }
  }
});
