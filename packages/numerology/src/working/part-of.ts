import type { PartName, Step, Worked } from './working.ts';

/**
 * Makes a finished calculation one step of a larger working.
 *
 * @example
 * partOf('date', lifePath({ year: 1990, month: 5, day: 15 })); // a part whose value is 3
 */
export function partOf(name: PartName, { value, steps }: Worked<number>): Step {
  return { kind: 'part', name, steps, value };
}
