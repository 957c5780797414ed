import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { SumOptions } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { destiny } from './destiny.ts';

/**
 * Expression: the other common name for Destiny (RULES.md#destiny).
 *
 * @example
 * expression('Grace Hopper'); // value 4, as destiny('Grace Hopper')
 */
export function expression<M extends number = MasterNumber>(
  name: string,
  options?: SumOptions<M>,
): Worked<Digit | M | 0> {
  return destiny(name, options);
}
