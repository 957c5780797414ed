import type { PartStep, Worked } from './step.ts';

/**
 * A calculation of this library as one step of a larger one.
 *
 * @example
 * asPart('date', lifePath({ year: 1990, month: 5, day: 15 })); // a part that ends in 3
 */
export function asPart<Name extends string, S>(
  name: Name,
  { value, steps }: Worked<number, S>,
): PartStep<Name, S> {
  return { kind: 'part', name, steps, to: value };
}
