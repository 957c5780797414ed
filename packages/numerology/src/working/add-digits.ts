import type { ReductionStep } from './step.ts';

/**
 * Adds the digits of a whole number once.
 *
 * @example
 * addDigits(25); // { kind: 'reduction', from: 25, digits: [2, 5], to: 7 }
 */
export function addDigits(from: number): ReductionStep {
  const digits: number[] = [];
  let to = 0;
  for (let rest = from; rest > 0; rest = Math.floor(rest / 10)) {
    digits.push(rest % 10);
    to += rest % 10;
  }
  return { kind: 'reduction', from, digits: digits.reverse(), to };
}
