import { expect, test } from 'vitest';
import { portraitPairs } from '#texts/readings/portrait/pairs';
import { homeNumbers } from '../numbers/home-numbers';
import { pairingOf } from './portrait';

const numbers = homeNumbers('Grace Hopper', { year: 1906, month: 12, day: 9 });

// Portraits: compose.test.ts and tests/texts/people.test.ts.
test('a number beside another has the pull of the two, with the count of equal ones', () => {
  expect(pairingOf(numbers, 'lifePathNumber')).toEqual({
    other: 'destinyNumber',
    text: portraitPairs['1-4']?.pull,
    toldIn: undefined,
  });
  expect(pairingOf(numbers, 'nameNumber')?.text).toContain('two 7s');
});

test('beside the Soul Urge it has what is private', () => {
  const beside = pairingOf(numbers, 'soulUrgeNumber');
  expect(beside?.other).toBe('nameNumber');
  expect(beside?.text).toBe(portraitPairs['7-8']?.inPrivate?.[8]);
});
