import type { Digit } from '../numbers/core-numbers.ts';
import type { Step } from './step.ts';

/**
 * Terms added up.
 *
 * @example
 * totalOf([5, 15]); // 20
 */
export function totalOf(terms: readonly number[]): number {
  let total = 0;
  for (const term of terms) total += term;
  return total;
}

/**
 * The digits of a number or a date that is written out.
 *
 * @example
 * digitsOf('1990-05-15'); // [1, 9, 9, 0, 0, 5, 1, 5]
 */
export function digitsOf(text: string): readonly number[] {
  const digits: number[] = [];
  for (const character of text) {
    if (character !== '-') digits.push(Number(character));
  }
  return digits;
}

/**
 * Adds terms and appends the sum to the steps.
 *
 * @example
 * sumInto([5, 15], steps); // 20, with one more step
 */
export function sumInto(terms: readonly number[], steps: Step[]): number {
  const to = totalOf(terms);
  steps.push({ kind: 'sum', terms, to });
  return to;
}

/**
 * Adds the digits of a whole number once and appends the step.
 *
 * @example
 * addDigitsInto(25, steps); // 7, with one more step: 2 + 5
 */
function addDigitsInto(from: number, steps: Step[]): number {
  const digits = digitsOf(String(from));
  const to = totalOf(digits);
  steps.push({ kind: 'reduction', from, digits, to });
  return to;
}

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
