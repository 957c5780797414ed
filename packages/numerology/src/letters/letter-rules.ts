import type { LetterTable } from './letter-table.ts';

/** How the characters of a name become letters. */
export interface LetterRules {
  readonly table: LetterTable;
  /** Whether every letter that the alphabet does not have counts by its spelling, or only chosen ones. */
  readonly isSpelled: boolean;
  /** Chosen letters, each by its `letterKey`. */
  readonly chosen: readonly string[];
  /** Which Ys of a name are vowels: the chosen ones, counting from 0, all, or those without a vowel beside them. */
  readonly vowelYs: ReadonlySet<number> | 'all' | 'by-neighbors';
}
