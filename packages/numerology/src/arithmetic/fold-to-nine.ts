import { checkWhole } from '../input/checks.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { foldInto } from '../working/fold-into.ts';
import type { Step, Worked } from '../working/step.ts';

/**
 * Folds a number above 9 to 1–9: its remainder when divided by 9, or 9 if there is none
 * (RULES.md#fold-to-nine). Numbers up to 9 stay as they are, including 0.
 *
 * @example
 * foldToNine(22); // value 4: 22 = 2 × 9 + 4
 * foldToNine(27); // value 9: nothing is left over
 */
export function foldToNine(value: number, options?: OptionsFor<never>): Worked<Digit | 0> {
  checkWhole(value, 'value', 0, Number.MAX_SAFE_INTEGER);
  checkOptions(options);
  const steps: Step[] = [];
  return { value: foldInto(value, steps), steps };
}
