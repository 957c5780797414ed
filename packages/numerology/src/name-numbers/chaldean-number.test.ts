import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyName } from '../../testing/arbitraries.ts';
import { digitalRoot, naiveSum } from '../../testing/oracles.ts';
import { PUBLISHED_CHALDEAN } from '../../testing/published-chaldean.ts';
import { replay } from '../../testing/replay.ts';
import { letterValue, revalueLetters } from '../letters/letter-value.ts';
import { assignLetters } from '../letters/letters.ts';
import type { LetterSelection } from '../working/working.ts';
import { chaldeanNumber } from './chaldean-number.ts';

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const anySelection = fc.constantFrom<LetterSelection>('all', 'first-word', 'vowels', 'consonants');

describe('the Chaldean table', () => {
  it('gives every letter a value from 1 to 8, and none a 9', () => {
    expect(ALPHABET.map((letter) => `${letter}${letterValue(letter, 'chaldean')}`).join(' ')).toBe(
      'A1 B2 C3 D4 E5 F8 G3 H5 I1 J1 K2 L3 M4 N5 O7 P8 Q1 R2 S3 T4 U6 V6 W6 X5 Y1 Z7',
    );
  });

  it('has nothing for other text', () => {
    expect(['', 'a', 'é', 'AI', '1'].map((text) => letterValue(text, 'chaldean'))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('changes the values of letters and nothing else', () => {
    fc.assert(
      fc.property(anyName, anySelection, (name, selection) => {
        const ours = assignLetters(name, selection);
        const theirs = revalueLetters(ours, 'chaldean');
        expect(theirs.alphabet).toBe('chaldean');
        expect({ ...revalueLetters(theirs, 'pythagorean'), alphabet: undefined }).toEqual(ours);
      }),
    );
  });
});

describe('chaldeanNumber', () => {
  it.each(PUBLISHED_CHALDEAN)('$name is $compound, as in $source', (published) => {
    const { name, compound, reduced } = published;
    const worked = chaldeanNumber(assignLetters(name, 'all', { spelled: ['ë'], vowelYs: [] }));
    expect(worked.compound).toBe(compound);
    if (reduced !== undefined) expect(worked.value).toBe(reduced);
  });

  // G3 R2 A1 C3 E5 = 14, H5 O7 P8 P8 E5 R2 = 35
  it.each([
    ['all', 49, 4], // 13 → 4
    ['first-word', 14, 5],
    ['vowels', 18, 9], // A1 E5 O7 E5
    ['consonants', 31, 4], // G3 R2 C3 H5 P8 P8 R2
  ] as const)('counts the same letters of Grace Hopper: %s', (selection, compound, value) => {
    const worked = chaldeanNumber(assignLetters('Grace Hopper', selection));
    expect([worked.compound, worked.value]).toEqual([compound, value]);
  });

  it('counts the letters as they were chosen', () => {
    const choices = { spelled: ['ł'], vowelYs: [0] };
    // L3 Y1 = 4, of which Y is the vowel
    expect(chaldeanNumber(assignLetters('Ły', 'all', choices)).compound).toBe(4);
    expect(chaldeanNumber(assignLetters('Ły', 'vowels', choices)).compound).toBe(1);
  });

  it.each([
    ['Baldwin', 22, 4],
    ['Shobhaa De', 33, 6],
    ['Nina', 12, 3],
    ['FC', 11, 2],
    ['', 0, 0],
  ])('keeps no master number: %j, with %i, is %i', (name, compound, value) => {
    const worked = chaldeanNumber(assignLetters(name, 'all'));
    expect([worked.compound, worked.value]).toEqual([compound, value]);
    expect(worked.steps.map(({ kind }) => kind)).not.toContain('master-kept');
  });

  it('is the digital root of the compound number, and its working adds up', () => {
    fc.assert(
      fc.property(anyName, anySelection, (name, selection) => {
        const { compound, value, steps } = chaldeanNumber(assignLetters(name, selection));
        expect(value).toBe(digitalRoot(compound));
        expect(replay(steps)).toBe(value);
      }),
    );
  });

  // Cheiro’s Book of Numbers, pages 72 and 87: 9 + 7 = 16 and 9 + 8 = 17.
  it.each([
    ['Lloyd George', 7],
    ['John Smith', 8],
  ])('%s is %i, as when the single numbers of the words are added', (name, value) => {
    expect(chaldeanNumber(assignLetters(name, 'all')).value).toBe(value);
  });

  it('is the same whether letters or the single numbers of words are added', () => {
    const anyWords = fc.array(fc.stringMatching(/^[A-Za-z]+$/), { minLength: 1 });
    fc.assert(
      fc.property(anyWords, (words) => {
        const of = (text: string) => chaldeanNumber(assignLetters(text, 'all')).value;
        expect(of(words.join(' '))).toBe(digitalRoot(naiveSum(words.map(of))));
      }),
    );
  });
});
