import { reduceNumber } from '@ninefold/numerology';
import type { Question } from './questions';

/** How an answer compares with the right one. */
export type Verdict =
  | 'right'
  /** A master number was added up, and it stays. */
  | 'master'
  /** Where the sum ends up in the end, a step or two too early. */
  | 'ahead'
  /** One too many or too few. */
  | 'close'
  | 'wrong';

/**
 * Compares an answer with the right one.
 *
 * @example
 * checkAnswer(question, 8); // 'ahead' where the sum is 17
 */
export function checkAnswer({ task, terms, answer }: Question, given: number): Verdict {
  if (given === answer) return 'right';
  const added = terms.reduce((sum, term) => sum + term, 0);
  if (task.kind === 'keep') return given === added ? 'master' : 'wrong';
  if (answer > 9 && given === reduceNumber(answer).value) return 'ahead';
  return Math.abs(given - answer) === 1 ? 'close' : 'wrong';
}
