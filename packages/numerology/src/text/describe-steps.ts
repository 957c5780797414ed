import { inputError } from '../input/input-error.ts';
import type { Step } from '../working/step.ts';
import { describeStep } from './describe-step.ts';

const INDENT = '  ';

/**
 * Steps in plain English, one line each. The steps of a part are indented and come before its result.
 *
 * @example
 * describeSteps(destiny('Rim').steps);
 * // ['Letters: R 9, I 9, M 4', '9 + 9 + 4 = 22', '22 is a master number and stays as it is']
 */
export function describeSteps(steps: readonly Step[]): readonly string[] {
  if (!Array.isArray(steps)) throw inputError('steps', 'an array of steps', steps);
  return (steps as readonly Step[]).flatMap((step) =>
    step?.kind === 'part'
      ? [...describeSteps(step.steps).map((line) => INDENT + line), describeStep(step)]
      : describeStep(step),
  );
}
