import { digitsOf } from './digits-of.ts';
import type { Step } from './step.ts';
import { totalOf } from './total-of.ts';

/**
 * Adds the digits of a whole number once and appends the step.
 *
 * @example
 * addDigitsInto(25, steps); // 7, with one more step: 2 + 5
 */
export function addDigitsInto(from: number, steps: Step[]): number {
  const digits = digitsOf(String(from));
  const to = totalOf(digits);
  steps.push({ kind: 'reduction', from, digits, to });
  return to;
}
