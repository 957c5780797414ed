import type { Step, Worked } from './working.ts';

/**
 * Brings a number above 9 to 1–9 by its remainder on division by 9, where none left over is 9
 * (docs/rules.md#fold-to-nine). 9 and less is left alone, so 0 stays 0.
 *
 * @example
 * foldToNine(22); // value 4: 22 = 2 × 9 + 4
 * foldToNine(27); // value 9: nothing is left over
 */
export function foldToNine(value: number): Worked<number> {
  const steps: Step[] = [];
  return { value: foldInto(value, steps), steps };
}

/**
 * Folds like `foldToNine`, writing its step at the end of a working that has begun.
 *
 * @example
 * foldInto(11, steps); // 2; one step more
 */
export function foldInto(value: number, steps: Step[]): number {
  if (value <= 9) {
    return value;
  }
  const remainder = value % 9;
  const to = remainder === 0 ? 9 : remainder;
  steps.push({ kind: 'fold', from: value, remainder, to });
  return to;
}
