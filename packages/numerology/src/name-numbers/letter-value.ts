import { checkText } from '../input/checks.ts';
import { letterIn } from '../letters/letter-table.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { checkOptions } from '../options/check-options.ts';
import { letterRulesOf } from '../options/letter-rules-of.ts';
import type { OptionsFor } from '../options/options.ts';

/**
 * The value of one letter in its alphabet, or 0 for any other string.
 *
 * @example
 * letterValue('s'); // 1, like A and J
 * letterValue('S', { alphabet: CHALDEAN }); // 3, like C, G, and L
 */
export function letterValue(letter: string, options?: OptionsFor<'alphabet'>): number {
  checkText(letter, 'letter');
  checkOptions(options, 'alphabet');
  const { table } = letterRulesOf(options);
  const [first = '', ...others] = normalizeName(letter);
  return (others.length === 0 && letterIn(table, first)?.value) || 0;
}
