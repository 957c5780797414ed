import type { Digit } from '../numbers/core-numbers.ts';
import type { Step } from './step.ts';

/**
 * Brings a number above 9 to 1–9 by its remainder on division by 9, and 9 for none, writing the step at
 * the end of a working.
 *
 * @example
 * foldInto(11, steps); // 2; one step more
 */
export function foldInto(value: number, steps: Step[]): Digit | 0 {
  if (value <= 9) return value as Digit | 0;
  const remainder = value % 9;
  const to = remainder === 0 ? 9 : remainder;
  steps.push({ kind: 'fold', from: value, remainder, to });
  return to as Digit;
}
