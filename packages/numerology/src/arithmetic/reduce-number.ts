import { checkWhole } from '../input/checks.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { reductionRules } from '../options/reduction-rules.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto } from '../working/sums.ts';

/**
 * Reduces a whole number: its digits are added until 9 or less is left, and 11, 22, and 33 are kept
 * wherever they come up (RULES.md#reduction). 0 stays 0.
 *
 * @example
 * reduceNumber(67); // value 4: 6 + 7 = 13, 1 + 3 = 4
 * reduceNumber(29); // value 11: 2 + 9 = 11, kept
 */
export function reduceNumber<M extends number = MasterNumber>(
  value: number,
  options?: OptionsFor<'masters', M>,
): Worked<Digit | M | 0> {
  checkWhole(value, 'value', 0, Number.MAX_SAFE_INTEGER);
  const steps: Step[] = [];
  return { value: reduceInto(value, steps, reductionRules(options, 'masters').masters), steps };
}
