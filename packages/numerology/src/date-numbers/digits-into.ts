import type { Step } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';

// The character code of 0. Those of 1 to 9 follow it, and a hyphen's comes before it.
const DIGIT_ZERO = 48;

/**
 * Adds all digits of a date's text; the digits and their sum are written at the end of a working.
 *
 * @example
 * sumDigitsInto('1990-05-15', steps); // 30 = 1+9+9+0 + 0+5 + 1+5
 */
export function sumDigitsInto(text: string, steps: Step[]): number {
  return sumInto(digitsInto(text, steps), steps);
}

/**
 * Writes the digits of a date's text at the end of a working.
 *
 * @example
 * digitsInto('1990-05-15', steps); // [1, 9, 9, 0, 0, 5, 1, 5]
 */
export function digitsInto(text: string, steps: Step[]): readonly number[] {
  const to: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - DIGIT_ZERO;
    if (digit >= 0) to.push(digit);
  }
  steps.push({ kind: 'digits', text, to });
  return to;
}
