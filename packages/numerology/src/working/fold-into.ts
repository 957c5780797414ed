import type { Digit } from '../numbers/core-numbers.ts';
import type { Step } from './step.ts';

/**
 * Folds a number above 9 to 1–9, its remainder when divided by 9 or 9 if there is none, and appends the
 * step.
 *
 * @example
 * foldInto(11, steps); // 2, with one more step
 */
export function foldInto(value: number, steps: Step[]): Digit | 0 {
  if (value <= 9) return value as Digit | 0;
  const remainder = value % 9;
  const to = remainder === 0 ? 9 : remainder;
  steps.push({ kind: 'fold', from: value, remainder, to });
  return to as Digit;
}
