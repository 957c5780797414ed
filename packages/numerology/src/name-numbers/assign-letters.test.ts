import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveValues } from '../../testing/oracles.ts';
import { CHALDEAN, PYTHAGOREAN } from '../letters/alphabet.ts';
import { lettersOf, type SimpleSelection } from '../letters/select-letters.ts';
import { OF_LETTERS } from '../options/options.ts';
import type { LettersStep } from '../working/step.ts';
import { letterValue } from './assign-letters.ts';
import { firstWordOf, readName } from './name-reading.ts';

function select(name: string, selection: SimpleSelection): LettersStep {
  const reading = readName(name, A_Z, OF_LETTERS);
  return lettersOf(selection === 'first-word' ? firstWordOf(reading) : reading.letters, selection);
}

/** A short way to write letters down: a counted one as A1, another as (B2). */
function written(name: string, selection: SimpleSelection): string {
  return select(name, selection)
    .letters.map(({ letter, value, counted }) =>
      counted ? `${letter}${value}` : `(${letter}${value})`,
    )
    .join(' ');
}

/** The first word with a letter A–Z, or everything if there is none. */
function firstWordIn(name: string): string {
  return (
    composed(name)
      .split(/\s/u)
      .find((word) => /[A-Za-z]/.test(word)) ?? name
  );
}

/** Composed, but for the Kelvin sign, which is not the K that it would become. */
function composed(text: string): string {
  return text.replace(/[^\u212a]+/g, (part) => part.normalize('NFC'));
}

describe('the letters of a name', () => {
  it.each([
    ['first-word', ' \t Ivy\u00a0Lee', 'I9 V4 Y7'],
    ['first-word', '🙂 Grace Hopper', 'G7 R9 A1 C3 E5'],
    ['first-word', 'Anne-Marie Lee', 'A1 N5 N5 E5 M4 A1 R9 I9 E5'],
    ['vowels', 'Ivy Lee', 'I9 (V4) (Y7) (L3) E5 E5'],
    ['consonants', 'Ivy Lee', '(I9) V4 Y7 L3 (E5) (E5)'],
  ] as const)('selects %s of %j', (selection, name, letters) => {
    expect(written(name, selection)).toBe(letters);
  });

  it.each([
    ["Zoë D’Arcy-O'Neil 3rd", ['ë', '’', '-', "'", '3']],
    ['e\u0301', ['é']], // one letter, however it was typed
    ['x\u0301', ['\u0301']], // of which there is no single character: the letter counts
  ])('of %j ignores %j', (name, ignored) => {
    expect(select(name, 'all').ignored).toEqual(ignored);
  });

  it('sorts every code point of the first two planes into letter, white space or ignored', () => {
    for (let start = 0; start <= 0x1_ffff; start += 0x800) {
      const codes = Array.from({ length: 0x800 }, (_, at) => start + at);
      const text = codes.map((code) => String.fromCodePoint(code)).join(' ');
      const { letters, ignored } = select(text, 'all');
      const others = [...composed(text)].filter((character) => !/[A-Za-z\s]/.test(character));
      expect(letters.map(({ letter }) => letter).join('')).toBe(
        text.replace(/[^A-Za-z]/g, '').toUpperCase(),
      );
      expect(ignored.join(' ')).toBe([...new Set(others)].join(' '));
    }
  });

  it('agrees with a naive reading of any text, whatever the selection', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const values = (selection: SimpleSelection) => select(name, selection).to;
        expect(values('all')).toEqual(naiveValues(name));
        expect(values('first-word')).toEqual(naiveValues(firstWordIn(name)));
        expect(values('vowels')).toEqual(naiveValues(name, /[aeiouAEIOU]/));
        expect(values('consonants')).toEqual(naiveValues(name, /[^aeiouAEIOU]/));
      }),
    );
  });

  it.each([
    ['Anne-Marie  Lee ', 'all', [9, 3]],
    ["D’Arcy O'Neil", 'all', [5, 5]],
    ['李 Ann\u00a0Lee', 'all', [3, 3]],
    ['Ann Lee', 'first-word', [3]],
    ['', 'all', []],
  ] as const)('finds the words of %j under %s: %j', (name, selection, words) => {
    expect(select(name, selection).words).toEqual(words);
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
