import { checkText } from '../input/check-text.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';
import { checkOptions } from '../options/check-options.ts';
import { letterRulesOf } from '../options/letter-rules-of.ts';
import type { Options } from '../options/options.ts';

/**
 * The value of one letter in its alphabet, or 0 for any other string.
 *
 * @example
 * letterValue('s'); // 1, like A and J
 * letterValue('S', { alphabet: CHALDEAN }); // 3, like C, G, and L
 */
export function letterValue<M extends number = MasterNumber>(
  letter: string,
  options?: Options<M>,
): number {
  checkText(letter, 'letter');
  checkOptions(options);
  const { byCharacter } = letterRulesOf(options).table;
  return byCharacter.get(normalizeName(letter))?.counted.value ?? 0;
}
