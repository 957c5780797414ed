import { isMaster } from '../numbers.ts';
import { addDigits } from './add-digits.ts';
import type { Step, Worked } from './working.ts';

/**
 * Reduces a whole number: its digits are added until 9 or less remains, and 11, 22 and 33 are
 * kept wherever they come up (docs/rules.md#reduction-to-a-digit). 0 stays 0.
 *
 * @example
 * reduceNumber(67); // value 4: 6 + 7 = 13, 1 + 3 = 4
 * reduceNumber(29); // value 11: 2 + 9 = 11, kept
 */
export function reduceNumber(value: number): Worked<number> {
  const steps: Step[] = [];
  return { value: reduceInto(value, steps), steps };
}

/**
 * Reduces like `reduceNumber`, writing its steps at the end of a working that has begun.
 *
 * @example
 * reduceInto(38, steps); // 11; two steps more: 3 + 8 = 11, and 11 kept
 */
export function reduceInto(value: number, steps: Step[]): number {
  let rest = value;
  while (rest > 9 && !isMaster(rest)) {
    const round = addDigits(rest);
    steps.push(round);
    rest = round.to;
  }
  if (isMaster(rest)) {
    steps.push({ kind: 'master-kept', value: rest });
  }
  return rest;
}
