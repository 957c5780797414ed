import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { SumOptions } from '../options/options.ts';
import { OF_SUMS } from '../options/taken.ts';
import type { Worked } from '../working/step.ts';
import { readName } from './name-reading.ts';
import { nameTotal } from './name-total.ts';

/**
 * Destiny: all letters of the whole name, added and reduced once. Some schools reduce each word first
 * (RULES.md#destiny); the two can differ in masters, and `method` decides.
 *
 * @example
 * destiny('Grace Hopper'); // value 4: 25 + 42 = 67, 6 + 7 = 13, 1 + 3 = 4
 */
export function destiny<M extends number = MasterNumber>(
  name: string,
  options?: SumOptions<M>,
): Worked<Digit | M | 0> {
  return nameTotal(readName(name, options, OF_SUMS), 'all');
}
