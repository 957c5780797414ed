import { checkKeys, checkList, checkOneOf, checkWhole } from '../input/checks.ts';
import { MASTER_NUMBERS, type MasterNumber } from '../numbers/core-numbers.ts';
import type { Method, Options } from './options.ts';

/** How sums are made and reduced. */
export interface ReductionRules<M extends number> {
  readonly masters: readonly M[];
  readonly method: Method;
}

/**
 * The options about sums, checked and with their defaults.
 *
 * @example
 * reductionRules({ masters: [11, 22, 33, 44] }, 'masters'); // those four, with the method 'whole'
 */
export function reductionRules<M extends number = MasterNumber>(
  options?: Options<M>,
  taken = '',
): ReductionRules<M> {
  // Without masters of its own, M is what it is by default.
  const { masters = MASTER_NUMBERS as readonly number[] as readonly M[], method = 'whole' } =
    options ?? {};
  if (options !== undefined) {
    checkKeys(options, 'options', taken);
    checkOneOf(method, 'options.method', ['whole', 'parts', 'digit-parts']);
    checkList(masters, 'options.masters', (master, what) => checkWhole(master, what, 10, 99));
  }
  return { masters, method };
}
