import { assignLetters } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { nameCells } from './name-cells';

/** The cells of each word, like “A1 Ó–”. */
function drawn(name: string, letters: 'a-z' | 'spelled' = 'a-z'): readonly string[] {
  const step = assignLetters(name, { letters });
  return nameCells(name, step).map((cells) =>
    cells.map(({ text, value }) => `${text}${value ?? '–'}`).join(' '),
  );
}

test.each([
  ['Anna María López', ['A1 N5 N5 A1', 'M4 A1 R9 Í– A1', 'L3 Ó– P7 E5 Z8']],
  // Typed as a letter and a combining accent.
  ['Ma\u0301', ['M4 Á–']],
  ["Mary-Ann O'Neil", ['M4 A1 R9 Y7 A1 N5 N5', 'O6 N5 E5 I9 L3']],
  ['李 42', ['李–']],
  ['', []],
])('%s is drawn with every letter', (name, cells) => {
  expect(drawn(name)).toEqual(cells);
});

test.each([
  ['Łoś', ['Ł3 O6 Ś1']],
  // ß counts as two letters, and gets two cells.
  ['Groß Æ', ['G7 R9 O6 S1 S1', 'A1 E5']],
])('%s is drawn with the values of its spelling', (name, cells) => {
  expect(drawn(name, 'spelled')).toEqual(cells);
});
