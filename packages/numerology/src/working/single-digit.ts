import { addDigits } from './add-digits.ts';
import type { Step } from './working.ts';

/**
 * Adds digits until one is left, masters too, writing each round at the end of a working. 0 stays 0.
 *
 * @example
 * singleDigitInto(29, steps); // 2; two steps more: 2 + 9 = 11, 1 + 1 = 2
 */
export function singleDigitInto(value: number, steps: Step[]): number {
  let rest = value;
  while (rest > 9) {
    const round = addDigits(rest);
    steps.push(round);
    rest = round.to;
  }
  return rest;
}
