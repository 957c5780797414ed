import type { Step } from './step.ts';
import { totalOf } from './total-of.ts';

/**
 * Adds terms and appends the sum to the steps.
 *
 * @example
 * sumInto([5, 15], steps); // 20, with one more step
 */
export function sumInto(terms: readonly number[], steps: Step[]): number {
  const to = totalOf(terms);
  steps.push({ kind: 'sum', terms, to });
  return to;
}
