import { inputError } from '../input/input-error.ts';
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

/** The same for a calculation of this library, which needs no check. */
export function asPart<Name extends string, S>(
  name: Name,
  { value, steps }: Worked<number, S>,
): PartStep<Name, S> {
  return { kind: 'part', name, steps, to: value };
}

/** Throws unless a value is a number with its steps. */
export function checkWorked(worked: unknown): void {
  if (!Array.isArray((worked as { steps?: unknown } | undefined)?.steps)) {
    throw inputError('worked', 'a value with its steps', worked);
  }
}

/** The distance between two parts. */
export function distanceOf(left: PartStep, right: PartStep): Worked<number> {
  const to = Math.abs(left.to - right.to);
  const difference = { kind: 'difference', left: left.to, right: right.to, to } as const;
  return { value: to, steps: [left, right, difference] };
}
