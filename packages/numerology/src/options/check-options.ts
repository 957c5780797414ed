import { checkKeys, checkList, checkOneOf, checkWhole } from '../input/checks.ts';
import { MASTER_NUMBERS, type MasterNumber } from '../numbers/core-numbers.ts';
import type { Method, Options, OptionsFor } from './options.ts';

/** Throws unless options are an object with none but those that the function takes. */
export function checkOptions(options: unknown = {}, taken = ''): void {
  checkKeys(options, 'options', taken);
}

/**
 * Those of your settings that a function takes, which refuses all others (RULES.md#options).
 *
 * @example
 * pickOptions({ letters: 'a-z', masters: [11, 22] }, 'masters', 'method'); // { masters: [11, 22] }
 */
export function pickOptions<Name extends keyof Options, M extends number>(
  settings: Options<M>,
  ...names: readonly Name[]
): OptionsFor<Name, M> {
  checkKeys(settings, 'settings', ALL);
  const picked = names.flatMap((name) =>
    settings[name] === undefined ? [] : [[name, settings[name]]],
  );
  return Object.fromEntries(picked) as OptionsFor<Name, M>;
}

const ALL = 'letters spelled vowelYs digits alphabet masters method today';

/** How sums are made and reduced. */
export interface ReductionRules<M extends number> {
  readonly masters: readonly M[];
  readonly method: Method;
}

/** The options about sums, checked and with their defaults. */
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
