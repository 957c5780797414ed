import { checkKeys } from '../input/checks.ts';
import type { Options, OptionsFor } from './options.ts';

/**
 * Throws unless options are an object with none but those that the function takes.
 *
 * @example
 * checkOptions({ letters: 'a-z' }, 'masters method');
 * // TypeError: options: expected masters, method, got "letters"
 */
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
