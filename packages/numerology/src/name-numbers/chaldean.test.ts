import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyName } from '../../testing/arbitraries.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { compoundOf } from '../arithmetic/arithmetic.ts';
import { CHALDEAN } from '../letters/alphabet.ts';
import { letterValue } from './assign-letters.ts';
import { destiny, personality, soulUrge } from './name-totals.ts';

const options = { alphabet: CHALDEAN };

it('the Chaldean table gives every letter a value from 1 to 8, and none a 9', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(letters.map((letter) => `${letter}${letterValue(letter, options)}`).join(' ')).toBe(
    'A1 B2 C3 D4 E5 F8 G3 H5 I1 J1 K2 L3 M4 N5 O7 P8 Q1 R2 S3 T4 U6 V6 W6 X5 Y1 Z7',
  );
});

it.each([
  ['vowels', soulUrge('Grace Hopper', options), 9], // A1 E5 O7 E5 = 18
  ['consonants', personality('Grace Hopper', options), 4], // G3 R2 C3 H5 P8 P8 R2 = 31
  ['no master', destiny('FC', options), 2], // 11
  ['a master that is asked for', destiny('FC', { ...options, masters: [11] }), 11],
  ['no letter', destiny('', options), 0],
  // Cheiro’s Book of Numbers, page 72: 9 + 7 = 16
  ['words apart', destiny('Lloyd George', { ...options, method: 'digit-parts' }), 7],
])('a Chaldean number of %s', (_, worked, value) => {
  expect(worked.value).toBe(value);
});

it('is the digital root of the compound number, and its working adds up', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const worked = destiny(name, options);
      expect(worked.value).toBe(digitalRoot(compoundOf(worked).value));
      expect(replay(worked.steps, { masters: [] })).toBe(worked.value);
    }),
  );
});
