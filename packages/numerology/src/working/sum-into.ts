import type { Step } from './step.ts';

/**
 * Adds terms and writes the sum at the end of a working.
 *
 * @example
 * sumInto([5, 15], steps); // 20; one step more
 */
export function sumInto(terms: readonly number[], steps: Step[]): number {
  let to = 0;
  for (const term of terms) to += term;
  steps.push({ kind: 'sum', terms, to });
  return to;
}
