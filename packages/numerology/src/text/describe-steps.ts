import type { Step } from '../working/step.ts';
import { describeStep } from './describe-step.ts';

const INDENT = '  ';

/**
 * A working in plain English, one line a step. The steps of a part come before its outcome, further in.
 *
 * @example
 * describeSteps(destiny('Rim').steps);
 * // ['Letters: R 9, I 9, M 4', '9 + 9 + 4 = 22', '22 is a master number and stays as it is']
 */
export function describeSteps(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) =>
    step.kind === 'part'
      ? [...describeSteps(step.steps).map((line) => INDENT + line), describeStep(step)]
      : describeStep(step),
  );
}
