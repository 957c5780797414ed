import type { Options } from '../src/options/options.ts';

/**
 * Those of some options that a function takes.
 *
 * @example
 * taken({ letters: 'a-z', masters: [] }, 'masters', 'method'); // { masters: [] }
 */
export function taken<Name extends keyof Options>(
  options: Options<number>,
  ...names: readonly Name[]
): Pick<Options<number>, Name> {
  return Object.fromEntries(names.map((name) => [name, options[name]])) as never;
}
