import { asPart } from './as-part.ts';
import type { PartName, Step, Worked } from './step.ts';

/**
 * The distance between two numbers, each of them a part of the calculation.
 *
 * @example
 * distanceOf(['life-path', lifePath(birth)], ['expression', expression(name)]); // value 3 for 1 and 4
 */
export function distanceOf(
  [leftName, left]: readonly [PartName, Worked<number>],
  [rightName, right]: readonly [PartName, Worked<number>],
): { readonly value: number; readonly steps: Step[] } {
  const value = Math.abs(left.value - right.value);
  return {
    value,
    steps: [
      asPart(leftName, left),
      asPart(rightName, right),
      { kind: 'difference', left: left.value, right: right.value, to: value },
    ],
  };
}
