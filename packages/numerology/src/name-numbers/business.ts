import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
import { foldInto } from '../working/fold-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';
import { lettersOf } from './letters-of.ts';
import { readName } from './name-reading.ts';

/**
 * Business: the letters of a business name added and folded to 1–9 right away; master numbers
 * are no exception (RULES.md#business). 0 without letters.
 *
 * @example
 * business('Acme'); // value 4: 1 + 3 + 4 + 5 = 13, 13 − 9 = 4
 */
export function business<M extends number = MasterNumber>(
  name: string,
  options?: Options<M>,
): Worked<Digit | 0> {
  const letters = lettersOf(readName(name, options), 'all');
  const steps: Step[] = [letters];
  return { value: foldInto(sumInto(letters.to, steps), steps), steps };
}
