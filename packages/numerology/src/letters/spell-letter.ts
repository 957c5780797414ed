import { type Letter, type LetterTable, letterIn } from './letter-table.ts';
import type { LetterRules } from './read-letters.ts';
import { latinSpelling, letterKey, MARKS } from './spelling.ts';

const LETTER = /^\p{L}$/u;

/**
 * The letters that a character counts as if the alphabet does not have it. None if the rules do not count
 * it.
 *
 * @example
 * spellLetter('ß', rules); // S and S
 */
export function spellLetter(character: string, rules: LetterRules): readonly Letter[] {
  const isCounted = rules.isSpelled || rules.chosen.includes(letterKey(character));
  return isCounted ? spellIn(rules.table, character) : [];
}

/**
 * The letters of an alphabet that spell a letter: those of its Latin spelling, or the letter without its
 * marks. None if the alphabet lacks one of them.
 *
 * @example
 * spellIn(letterTable(PYTHAGOREAN), 'И'); // []
 */
export function spellIn(table: LetterTable, character: string): readonly Letter[] {
  if (!LETTER.test(character)) return [];
  const spelling = latinSpelling(character) || character.normalize('NFD').replace(MARKS, '');
  const letters: Letter[] = [];
  for (const part of spelling) {
    const letter = letterIn(table, part);
    if (letter === undefined) return [];
    letters.push(letter);
  }
  return letters;
}
