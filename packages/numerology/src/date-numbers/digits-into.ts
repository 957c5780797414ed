import type { Step } from '../working/step.ts';
import { digitsOf, sumInto } from '../working/sums.ts';

/**
 * Adds all digits of a date that is written out, and appends the digits and their sum to the steps.
 *
 * @example
 * sumDigitsInto('1990-05-15', steps); // 30 = 1+9+9+0 + 0+5 + 1+5
 */
export function sumDigitsInto(text: string, steps: Step[]): number {
  return sumInto(digitsInto(text, steps), steps);
}

/**
 * Appends the digits of a date that is written out to the steps.
 *
 * @example
 * digitsInto('1990-05-15', steps); // [1, 9, 9, 0, 0, 5, 1, 5]
 */
export function digitsInto(text: string, steps: Step[]): readonly number[] {
  const to = digitsOf(text);
  steps.push({ kind: 'digits', text, to });
  return to;
}
