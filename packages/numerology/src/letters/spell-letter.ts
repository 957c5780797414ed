import type { LetterRules } from './letter-rules.ts';
import type { Letter } from './letter-table.ts';
import { latinSpelling, letterKey } from './spelling.ts';

const LETTER = /^\p{L}$/u;
const MARKS = /\p{M}/gu;

/**
 * The letters that a character counts as if the alphabet does not have it: those of its Latin spelling, or
 * the letter without its marks. None if the rules do not count it, or if the alphabet lacks one of them.
 *
 * @example
 * spellLetter('ß', rules); // S and S
 */
export function spellLetter(character: string, rules: LetterRules): readonly Letter[] {
  if (!LETTER.test(character)) return [];
  if (!rules.isSpelled && !rules.chosen.has(letterKey(character))) return [];
  const spelling = latinSpelling(character) || character.normalize('NFD').replace(MARKS, '');
  const letters: Letter[] = [];
  for (const part of spelling) {
    const letter = rules.table.byCharacter.get(part);
    if (letter === undefined) return [];
    letters.push(letter);
  }
  return letters;
}
