import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import type { Worked } from '../working/step.ts';
import { firstWordOf, readName } from './name-reading.ts';
import { totalInOneSum } from './name-total.ts';

/**
 * First name: the letters of the first word of the name that has any, added and reduced
 * (RULES.md#first-name).
 *
 * @example
 * firstName('Grace Hopper'); // value 7: 7 + 9 + 1 + 3 + 5 = 25, 2 + 5 = 7
 */
export function firstName<M extends number = MasterNumber>(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters', M>,
): Worked<Digit | M | 0> {
  const reading = readName(name, options, `${OF_LETTERS} masters`);
  return totalInOneSum(firstWordOf(reading), 'first-word', reading.masters);
}
