import { lettersOf } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { foldInto } from '../working/fold-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sums.ts';
import { readName } from './name-reading.ts';

/**
 * Business: the letters of a business name added and folded to 1–9 right away; master numbers
 * are no exception (RULES.md#business). 0 without letters. Digits count as themselves if `digits` says so.
 *
 * @example
 * business('Acme'); // value 4: 1 + 3 + 4 + 5 = 13, 13 − 9 = 4
 * business('3M', { digits: 'counted' }); // value 7: 3 + 4
 */
export function business(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'digits' | 'alphabet'>,
): Worked<Digit | 0> {
  const letters = lettersOf(readName(name, options, `${OF_LETTERS} digits`).letters, 'all');
  const steps: Step[] = [letters];
  return { value: foldInto(sumInto(letters.to, steps), steps), steps };
}
