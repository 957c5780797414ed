import { checkWorked } from '../working/part-of.ts';
import type { Step, Worked } from '../working/step.ts';

/**
 * The compound value of a number: what it was before it was reduced or folded. Chaldean numerology
 * reads it along with the digit, and other schools write both: 67/4.
 *
 * @example
 * compoundOf(destiny('Grace Hopper')); // value 67, while the digit is 4
 */
export function compoundOf(worked: Worked<number>): Worked<number> {
  checkWorked(worked);
  const { steps } = worked;
  const first = steps[steps.findLastIndex((step) => !isReduction(step)) + 1];
  const value = valueBefore(first);
  if (first === undefined || value === undefined) return worked;
  return { value, steps: steps.slice(0, steps.indexOf(first)) };
}

function isReduction({ kind }: Step): boolean {
  return kind === 'reduction' || kind === 'fold' || kind === 'master-kept';
}

function valueBefore(step: Step | undefined): number | undefined {
  if (step?.kind === 'reduction' || step?.kind === 'fold') return step.from;
  return step?.kind === 'master-kept' ? step.to : undefined;
}
