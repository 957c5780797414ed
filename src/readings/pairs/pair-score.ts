import type { Worked } from '@ninefold/numerology';
import { foldToNine } from '@ninefold/numerology';
import { COMPATIBILITY } from './compatibility';

const SCORE_WITHOUT_ENTRY = 50;

/**
 * The compatibility of two numbers of two people (docs/rules.md#together-score): read from the
 * battle's table, a master number folded to its single digit, 50 where there is no entry. Unlike a
 * battle's score it has no points for masters and no limit.
 *
 * @example
 * pairScore(1, 5); // value 78, from the table
 * pairScore(11, 5); // value 38: 11 folds to 2, and 2 and 5 give 38
 */
export function pairScore(first: number, second: number): Worked<number> {
  const { value: row, steps: firstSteps } = foldToNine(first);
  const { value: column, steps: secondSteps } = foldToNine(second);
  const entry = COMPATIBILITY[row - 1]?.[column - 1];
  const value = entry ?? SCORE_WITHOUT_ENTRY;
  return {
    value,
    steps: [
      ...firstSteps,
      ...secondSteps,
      { kind: 'table', row, column, found: entry !== undefined, to: value },
    ],
  };
}
