import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { PUBLISHED_CHALDEAN } from '../../testing/published-chaldean.ts';
import { replay } from '../../testing/replay.ts';
import { compoundOf } from '../arithmetic/compound-of.ts';
import { CHALDEAN } from '../letters/alphabet.ts';
import type { Worked } from '../working/step.ts';
import { destiny } from './destiny.ts';
import { firstName } from './first-name.ts';
import { letterValue } from './letter-value.ts';
import { personality } from './personality.ts';
import { soulUrge } from './soul-urge.ts';

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const options = { alphabet: CHALDEAN };
const both = (worked: Worked<number>) => [compoundOf(worked).value, worked.value];

it('gives every letter a value from 1 to 8, and none a 9', () => {
  expect(ALPHABET.map((letter) => `${letter}${letterValue(letter, options)}`).join(' ')).toBe(
    'A1 B2 C3 D4 E5 F8 G3 H5 I1 J1 K2 L3 M4 N5 O7 P8 Q1 R2 S3 T4 U6 V6 W6 X5 Y1 Z7',
  );
});

describe('a number by the Chaldean table', () => {
  it.each(PUBLISHED_CHALDEAN)('%s is %i, %s (%s)', (name, compound, digit) => {
    const worked = destiny(name, options);
    expect(both(worked)).toEqual([compound, digit ?? worked.value]);
  });

  it.each([
    [firstName, 14, 5], // G3 R2 A1 C3 E5
    [soulUrge, 18, 9], // A1 E5 O7 E5
    [personality, 31, 4], // G3 R2 C3 H5 P8 P8 R2
  ])('counts the same letters of Grace Hopper: %o', (calculate, compound, value) => {
    expect(both(calculate('Grace Hopper', options))).toEqual([compound, value]);
  });

  it('counts the letters as they were chosen', () => {
    const chosen = { ...A_Z, ...options, spelled: ['ł'] };
    // L3 Y1 = 4, of which Y is the vowel
    expect(both(destiny('Ły', chosen))).toEqual([4, 4]);
    expect(both(soulUrge('Ły', { ...chosen, vowelYs: [0] }))).toEqual([1, 1]);
  });

  it.each([
    ['Baldwin', 22, 4],
    ['Shobhaa De', 33, 6],
    ['FC', 11, 2],
    ['', 0, 0],
  ])('keeps no master number: %j, with %i, is %i', (name, compound, value) => {
    const worked = destiny(name, options);
    expect(both(worked)).toEqual([compound, value]);
    expect(worked.steps.map(({ kind }) => kind)).not.toContain('master-kept');
  });

  it('keeps those that it is told to', () => {
    expect(destiny('Baldwin', { ...options, masters: [22] }).value).toBe(22);
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

  // Cheiro’s Book of Numbers, pages 72 and 87: 9 + 7 = 16 and 9 + 8 = 17.
  it.each([
    ['Lloyd George', 7],
    ['John Smith', 8],
  ])('%s is %i, as when the single numbers of the words are added', (name, value) => {
    expect(destiny(name, options).value).toBe(value);
    expect(destiny(name, { ...options, method: 'digit-parts' }).value).toBe(value);
  });
});
