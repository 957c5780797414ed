import { asPart } from './as-part.ts';
import { checkWorked } from './check-worked.ts';
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
