import { isMaster, type Worked } from '@ninefold/numerology';
import type { ScoreStep } from '../numbers/site-number';
import { SCORE_TABLE } from './score-table';

const SCORE_WITHOUT_ENTRY = 50;
const POINTS_PER_MASTER = 5;

/** No two numbers score more. */
export const HIGHEST_SCORE = 88;

/**
 * The compatibility of two numbers (docs/rules/compatibility.md#compatibility-score), the only rule for pairs:
 * read from the table, a master number under its repeated digit, 50 where there is no entry; five
 * more for each master number, and never above 88.
 *
 * @example
 * compatibilityScore(3, 9); // value 82, from the table
 * compatibilityScore(5, 11); // value 83: 5 and 1 give 78, and the master number adds 5
 * compatibilityScore(33, 33); // value 88: 3 and 3 give 80, two masters make 90, limited to 88
 */
export function compatibilityScore(first: number, second: number): Worked<number, ScoreStep> {
  const steps: ScoreStep[] = [];
  const row = tableNumber(first, steps);
  const column = tableNumber(second, steps);
  const entry = SCORE_TABLE[row - 1]?.[column - 1];
  let value = entry ?? SCORE_WITHOUT_ENTRY;
  steps.push({ kind: 'table', row, column, found: entry !== undefined, to: value });
  const masters = [first, second].filter(isMaster).length;
  if (masters > 0) {
    const to = value + POINTS_PER_MASTER * masters;
    steps.push({ kind: 'bonus', from: value, masters, to });
    value = to;
  }
  if (value > HIGHEST_SCORE) {
    steps.push({ kind: 'cap', from: value, limit: HIGHEST_SCORE, to: HIGHEST_SCORE });
    value = HIGHEST_SCORE;
  }
  return { value, steps };
}

/** The number under which a number is looked up in the table. */
function tableNumber(number: number, steps: ScoreStep[]): number {
  if (!isMaster(number)) return number;
  const to = number / 11;
  steps.push({ kind: 'master-digit', from: number, to });
  return to;
}
