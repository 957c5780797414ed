import { expect, test } from 'vitest';
import { compatibilityScore } from './compatibility-score';
import { meetingOf } from './meeting';
import { isTriadPair, LOWEST_TRIAD_SCORE, TRIADS } from './triads';

test('two different numbers of one triad make a pair', () => {
  expect([isTriadPair(8, 2), isTriadPair(3, 3), isTriadPair(1, 2)]).toEqual([true, false, false]);
});

test('every pair of a triad are friends, and scores as much as the lowest says', () => {
  const pairs = TRIADS.flatMap((triad) =>
    triad.flatMap((one) => triad.filter((two) => two > one).map((two) => [one, two] as const)),
  );
  const scores = pairs.map(([one, two]) => compatibilityScore(one, two).value);
  expect(Math.min(...scores)).toBe(LOWEST_TRIAD_SCORE);
  expect(new Set(pairs.map(([one, two]) => meetingOf(one, two)))).toEqual(new Set(['friends']));
});
