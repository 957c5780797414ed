import type { Digit } from '../numbers/core-numbers.ts';
import { addDigitsInto } from './add-digits-into.ts';
import type { Step } from './step.ts';

/**
 * Adds digits until 9 or less or a master number is left, and appends each round to the steps.
 *
 * @example
 * reduceInto(38, steps, [11, 22, 33]); // 11, with two more steps: 3 + 8 = 11, and 11 kept
 */
export function reduceInto<M extends number>(
  value: number,
  steps: Step[],
  masters: readonly M[],
): Digit | M | 0 {
  let rest = value;
  while (rest > 9 && !(masters as readonly number[]).includes(rest)) {
    rest = addDigitsInto(rest, steps);
  }
  if (rest > 9) steps.push({ kind: 'master-kept', to: rest });
  return rest as Digit | M | 0;
}
