import { assignLetters } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { nameCells } from './name-cells';

test.each([
  ['Anna María López', 'a-z', ['A1 N5 N5 A1', 'M4 A1 R9 Í– A1', 'L3 Ó– P7 E5 Z8']],
  ['Ma\u0301', 'a-z', ['M4 Á–']], // typed as a letter and a combining accent
  ["Mary-Ann O'Neil", 'a-z', ['M4 A1 R9 Y7 A1 N5 N5', 'O6 N5 E5 I9 L3']],
  ['李 42', 'a-z', ['李–']],
  ['Łoś', 'spelled', ['Ł3 O6 Ś1']],
  ['Groß Æ', 'spelled', ['G7 R9 O6 S1 S1', 'A1 E5']], // ß counts as two letters, and gets two cells
] as const)('%s is drawn with every letter, %s', (name, letters, drawn) => {
  const words = nameCells(name, assignLetters(name, { letters }));
  expect(
    words.map((cells) => cells.map(({ text, value = '–' }) => text + value).join(' ')),
  ).toEqual(drawn);
});
