import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { ChartOptions } from '../options/options.ts';
import { OF_CHARTS } from '../options/taken.ts';
import type { Worked } from '../working/step.ts';
import { readName } from './name-reading.ts';
import { nameTotal } from './name-total.ts';

/**
 * Soul Urge: the vowels of the whole name, added and reduced. 0 without any.
 *
 * @example
 * soulUrge('Grace Hopper'); // value 8: A 1 + E 5 + O 6 + E 5 = 17, 1 + 7 = 8
 */
export function soulUrge<M extends number = MasterNumber>(
  name: string,
  options?: ChartOptions<M>,
): Worked<Digit | M | 0> {
  return nameTotal(readName(name, options, OF_CHARTS), 'vowels');
}
