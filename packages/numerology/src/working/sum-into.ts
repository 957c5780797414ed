import type { Step } from './step.ts';
import { totalOf } from './total-of.ts';

/**
 * Adds terms and writes the sum at the end of a working.
 *
 * @example
 * sumInto([5, 15], steps); // 20; one step more
 */
export function sumInto(terms: readonly number[], steps: Step[]): number {
  const to = totalOf(terms);
  steps.push({ kind: 'sum', terms, to });
  return to;
}
