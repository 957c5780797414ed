import type { LettersStep } from '../letters/letters.ts';
import { sumLettersInto } from '../letters/sum-letters.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';

/**
 * The counted letters of a name added up and reduced, masters kept: the rule that every number
 * of a name but Hidden Passion and Business shares (docs/rules.md#name-total).
 *
 * @example
 * nameTotal(assignLetters('Grace', 'all')); // value 7: 7 + 9 + 1 + 3 + 5 = 25, 2 + 5 = 7
 */
export function nameTotal(letters: LettersStep): Worked<number> {
  const steps: Step[] = [];
  const total = sumLettersInto(letters, steps);
  return { value: reduceInto(total, steps), steps };
}
