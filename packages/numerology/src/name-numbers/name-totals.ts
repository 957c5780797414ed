import { lettersOf } from '../letters/select-letters.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import {
  type ChartOptions,
  OF_CHARTS,
  OF_LETTERS,
  OF_SUMS,
  type OptionsFor,
  type SumOptions,
} from '../options/options.ts';
import type { Step, Worked } from '../working/step.ts';
import { foldInto, sumInto } from '../working/sums.ts';
import { firstWordOf, nameTotal, readName, totalInOneSum } from './name-reading.ts';

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

/**
 * First name: the letters of the first word of the name that has any, added and reduced
 * (RULES.md#first-name).
 *
 * @example
 * firstName('Grace Hopper'); // value 7: 7 + 9 + 1 + 3 + 5 = 25, 2 + 5 = 7
 */
export function firstName<M extends number = MasterNumber>(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters', M>,
): Worked<Digit | M | 0> {
  const reading = readName(name, options, `${OF_LETTERS} masters`);
  return totalInOneSum(firstWordOf(reading), 'first-word', reading.masters);
}

/**
 * Business: the letters of a business name added and folded to 1–9 right away; master numbers
 * are no exception (RULES.md#business). 0 without letters. Digits count as themselves if `digits` says so.
 *
 * @example
 * business('Acme'); // value 4: 1 + 3 + 4 + 5 = 13, 13 − 9 = 4
 * business('3M', { digits: 'counted' }); // value 7: 3 + 4
 */
export function business(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'digits' | 'alphabet'>,
): Worked<Digit | 0> {
  const letters = lettersOf(readName(name, options, `${OF_LETTERS} digits`).letters, 'all');
  const steps: Step[] = [letters];
  return { value: foldInto(sumInto(letters.to, steps), steps), steps };
}
