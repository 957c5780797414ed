import { expect, test } from 'vitest';
import { portraitPairs } from '#texts/readings/portrait/pairs';
import { homeNumbers } from '../numbers/home-numbers';
import { pairingOf } from './portrait';

const numbers = homeNumbers('Grace Hopper', { year: 1906, month: 12, day: 9 });

// Portraits: compose.test.ts and tests/texts/people.test.ts.
test('a number beside another has the pull of the two, with the count of equal ones', () => {
  expect(pairingOf(numbers, 'life-path')).toEqual({
    other: 'destiny',
    text: portraitPairs['1-4']?.pull,
    toldIn: undefined,
  });
  expect(pairingOf(numbers, 'name-number')?.text).toContain('two 7s');
});

test('beside the Soul Urge it has what is private', () => {
  const beside = pairingOf(numbers, 'soul-urge');
  expect(beside?.other).toBe('name-number');
  expect(beside?.text).toBe(portraitPairs['7-8']?.inPrivate?.[8]);
});
