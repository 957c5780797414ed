import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { ChartOptions } from '../options/options.ts';
import { OF_CHARTS } from '../options/taken.ts';
import type { Worked } from '../working/step.ts';
import { readName } from './name-reading.ts';
import { nameTotal } from './name-total.ts';

/**
 * Personality: the consonants of the whole name, including Y, added and reduced. 0 without any.
 *
 * @example
 * personality('Grace Hopper'); // value 5: G 7 + R 9 + C 3 + H 8 + P 7 + P 7 + R 9 = 50, 5 + 0 = 5
 */
export function personality<M extends number = MasterNumber>(
  name: string,
  options?: ChartOptions<M>,
): Worked<Digit | M | 0> {
  return nameTotal(readName(name, options, OF_CHARTS), 'consonants');
}
