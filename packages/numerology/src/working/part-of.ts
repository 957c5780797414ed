import { inputError } from '../input/input-error.ts';
import { asPart } from './as-part.ts';
import type { PartStep, Worked } from './step.ts';

/**
 * Turns a finished calculation into one step of a larger one.
 *
 * @example
 * partOf('date', lifePath({ year: 1990, month: 5, day: 15 })); // a part that ends in 3
 */
export function partOf<Name extends string, S>(
  name: Name,
  worked: Worked<number, S>,
): PartStep<Name, S> {
  checkWorked(worked);
  return asPart(name, worked);
}

/**
 * Throws unless a value is a number with its steps.
 *
 * @example
 * checkWorked(4); // TypeError: worked: expected a value with its steps, got 4
 */
export function checkWorked(worked: unknown): void {
  if (!Array.isArray((worked as { steps?: unknown } | undefined)?.steps)) {
    throw inputError('worked', 'a value with its steps', worked);
  }
}
