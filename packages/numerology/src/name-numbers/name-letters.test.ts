import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/arbitraries.ts';
import { chart, destiny, letterKey, personality, soulUrge, spellingsIn } from '../index.ts';
import { CHALDEAN, PYTHAGOREAN } from '../letters/alphabet.ts';
import type { LetterOptions, OptionsFor } from '../options/options.ts';
import { assignLetters, letterValue } from './assign-letters.ts';

/** Composed, but for the Kelvin sign, which is not the K that it would become. */
function composed(text: string): string {
  return text.replace(/[^\u212a]+/g, (part) => part.normalize('NFC'));
}

// Which of them are counted: name-totals.test.ts and one-answer.test.ts.
describe('the letters of a name', () => {
  it.each([
    ["Zoë D’Arcy-O'Neil 3rd", ['ë', '’', '-', "'", '3']],
    ['e\u0301', ['é']], // one letter, however it was typed
    ['x\u0301', ['\u0301']], // of which there is no single character: the letter counts
  ])('of %j ignores %j', (name, ignored) => {
    expect(assignLetters(name, A_Z).ignored).toEqual(ignored);
  });

  it('sorts every code point of the first two planes into letter, white space or ignored', () => {
    for (let start = 0; start <= 0x1_ffff; start += 0x800) {
      const codes = Array.from({ length: 0x800 }, (_, at) => start + at);
      const text = codes.map((code) => String.fromCodePoint(code)).join(' ');
      const { letters, ignored } = assignLetters(text, A_Z);
      const others = [...composed(text)].filter((character) => !/[A-Za-z\s]/.test(character));
      expect(letters.map(({ letter }) => letter).join('')).toBe(
        text.replace(/[^A-Za-z]/g, '').toUpperCase(),
      );
      expect(ignored.join(' ')).toBe([...new Set(others)].join(' '));
    }
  });

  it.each([
    ['Anne-Marie  Lee ', [9, 3]],
    ["D’Arcy O'Neil", [5, 5]],
    ['李 Ann\u00a0Lee', [3, 3]],
    ['', []],
  ])('finds the words of %j: %j', (name, words) => {
    expect(assignLetters(name, A_Z).words).toEqual(words);
  });
});

it.each([
  [PYTHAGOREAN, '12345678912345678912345678'],
  [CHALDEAN, '12345835112345781234666517'],
])('the table $name has a value for every letter', (alphabet, values) => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(letters.map((letter) => letterValue(letter, { alphabet })).join('')).toBe(values);
});

it('letterValue knows both cases of single letters, and nothing else', () => {
  expect(
    ['r', 'R', '', 'AJ', 'É', '1', '\u212a', '\u017f', '\u0131'].map((text) => letterValue(text)),
  ).toEqual([9, 9, 0, 0, 0, 0, 0, 0, 0]);
});

/** Every letter of the name that has a spelling counts as it. */
function spelledOut(name: string): LetterOptions {
  return { ...A_Z, spelled: spellingsIn(name).map(({ character }) => letterKey(character)) };
}

type Numbers = [total: number, vowels: number, consonants: number];

/** Each name's numbers, reduced by hand: by default, and spelled out. */
const NAMES: readonly [name: string, off: Numbers, on: Numbers][] = [
  ['Łukasz', [6, 4, 11], [9, 4, 5]], // U3 K2 A1 S1 Z8 = 15; with L3 18; U3 A1; 11 and 14
  ['Øystein', [11, 5, 6], [8, 2, 6]], // Y7 S1 T2 E5 I9 N5 = 29; with O6 35; 14 and 20; 15
  ['Zoë', [5, 6, 8], [1, 11, 8]], // Z8 O6 = 14; with E5 19; O6 and 11
  ['Weiß', [1, 5, 5], [3, 5, 7]], // W5 E5 I9 = 19; with S1 S1 21; 14; W5 and 7
  ['İpek', [5, 5, 9], [5, 5, 9]], // P7 E5 K2 = 14; with I9 23; E5 and 14: a 9 changes no total
  ['O’Brien', [9, 2, 7], [9, 2, 7]], // O6 B2 R9 I9 E5 N5 = 36; 20; 16: nothing to spell
  ['Œ', [0, 0, 0], [11, 11, 0]], // O6 E5
];

describe('a name with letters beyond A–Z', () => {
  it.each(NAMES)('%s is %j by default and %j spelled out', (name, off, on) => {
    for (const text of [name, name.toLowerCase(), name.toLocaleUpperCase('und')]) {
      // Small ß has no capital of its own: WEISS is written with two S.
      if (text.includes('SS')) continue;
      const numbers = (choices: LetterOptions) => [
        destiny(text, choices).value,
        soulUrge(text, choices).value,
        personality(text, choices).value,
      ];
      expect(numbers(A_Z)).toEqual(text === 'i̇pek' ? on : off);
      expect(numbers(spelledOut(text))).toEqual(on);
    }
  });

  it('has each letter for itself', () => {
    const choices = { ...A_Z, spelled: ['ó', 'ø'] };
    const { letters, spelled, ignored } = assignLetters('Żółw И', choices);
    expect(letters.map(({ letter }) => letter).join('')).toBe('OW');
    expect(spelled).toEqual([{ character: 'ó', as: 'O' }]);
    expect(ignored).toEqual(['Ż', 'ł', 'И']);
  });
});

describe('a Y that counts as a vowel', () => {
  it.each([
    // Vowels and consonants without a choice, then with the Ys named.
    ['Mary', [1, 2], [0], [8, 4]], // A1, 20; with Y7 8, 13
    ['Yolandy', [7, 8], [1], [5, 1]], // O6 A1, 26; 14, 19
    ['Yolandy', [7, 8], [0, 1], [3, 3]], // 21, 12
  ] as const)('in %s turns %j with %j into %j', (name, before, vowelYs, after) => {
    const both = (choices?: OptionsFor<'letters' | 'vowelYs'>) => [
      soulUrge(name, choices).value,
      personality(name, choices).value,
    ];
    expect(both()).toEqual(before);
    expect(both({ ...A_Z, vowelYs })).toEqual(after);
  });

  it.each([
    // Y7 of Lynn, which has no vowel next to it; not those of May, Yolanda, and Maya.
    ['Lynn', 7],
    ['May', 1],
    ['Yolanda Maya', 1], // O6 A1 A1 A1 A1 = 10
    ['Mary-Ann', 2], // one word: the A after the Y is next to it
    ['Mary Ann', 9], // two words: A1 Y7 A1
    ['Yyv', 5], // two Ys are no vowels to each other: Y7 Y7 = 14
    ['Ýmir', 7], // by its spelling: Y7 I9 = 16
  ])('by its neighbors: %s is %i', (name, value) => {
    expect(soulUrge(name, { vowelYs: 'by-neighbors' }).value).toBe(value);
    expect(chart(name, undefined, { vowelYs: 'by-neighbors' }).soulUrge.value).toBe(value);
    const parts = { vowelYs: 'by-neighbors', method: 'digit-parts', masters: [] } as const;
    expect(soulUrge(name, parts).value).toBe(value);
  });

  it('is counted through the whole name where words are added separately', () => {
    // A1 of Mary, whose Y is the first, and Y7 of Lynn, the second.
    expect(soulUrge('Mary Lynn', { ...A_Z, vowelYs: [1], method: 'parts' }).value).toBe(8);
  });
});
