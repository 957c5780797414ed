import { checkList, checkWhole } from '../input/checks.ts';
import type { SumStep, Worked } from '../working/step.ts';
import { totalOf } from '../working/sums.ts';

/**
 * Terms added up, to start a calculation of your own.
 *
 * @example
 * sumOf([5, 15]); // value 20, with one step
 */
export function sumOf(terms: readonly number[]): Worked<number, SumStep> {
  checkList(terms, 'terms', (term, what) => {
    checkWhole(term, what, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  });
  const to = totalOf(terms);
  return { value: to, steps: [{ kind: 'sum', terms: [...terms], to }] };
}
