import { checkList, checkWhole } from '../input/checks.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { checkOptions, reductionRules } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { checkWorked } from '../working/part-of.ts';
import type { Step, SumStep, Worked } from '../working/step.ts';
import { foldInto, reduceInto, totalOf } from '../working/sums.ts';

/**
 * Reduces a whole number: its digits are added until 9 or less is left, and 11, 22, and 33 are kept
 * wherever they come up (RULES.md#reduction). 0 stays 0.
 *
 * @example
 * reduceNumber(67); // value 4: 6 + 7 = 13, 1 + 3 = 4
 * reduceNumber(29); // value 11: 2 + 9 = 11, kept
 */
export function reduceNumber<M extends number = MasterNumber>(
  value: number,
  options?: OptionsFor<'masters', M>,
): Worked<Digit | M | 0> {
  checkWhole(value, 'value', 0, Number.MAX_SAFE_INTEGER);
  const steps: Step[] = [];
  return { value: reduceInto(value, steps, reductionRules(options, 'masters').masters), steps };
}

/**
 * Folds a number above 9 to 1–9: its remainder when divided by 9, or 9 if there is none
 * (RULES.md#fold-to-nine). Numbers up to 9 stay as they are, including 0.
 *
 * @example
 * foldToNine(22); // value 4: 22 = 2 × 9 + 4
 * foldToNine(27); // value 9: nothing is left over
 */
export function foldToNine(value: number, options?: OptionsFor<never>): Worked<Digit | 0> {
  checkWhole(value, 'value', 0, Number.MAX_SAFE_INTEGER);
  checkOptions(options);
  const steps: Step[] = [];
  return { value: foldInto(value, steps), steps };
}

/**
 * Terms added up, to start a calculation of your own.
 *
 * @example
 * sumOf([5, 15]); // value 20, with one step
 */
export function sumOf(terms: readonly number[]): Worked<number, SumStep> {
  checkList(terms, 'terms', (term, what) => {
    checkWhole(term, what, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  });
  const to = totalOf(terms);
  return { value: to, steps: [{ kind: 'sum', terms: [...terms], to }] };
}

/**
 * The compound value of a number: what it was before it was reduced or folded. Chaldean numerology
 * reads it along with the digit, and other schools write both: 67/4.
 *
 * @example
 * compoundOf(destiny('Grace Hopper')); // value 67, while the digit is 4
 */
export function compoundOf(worked: Worked<number>): Worked<number> {
  checkWorked(worked);
  const { steps } = worked;
  const start = steps.findLastIndex((step) => valueBefore(step) === undefined) + 1;
  const value = valueBefore(steps[start]);
  return value === undefined ? worked : { value, steps: steps.slice(0, start) };
}

/** The value that a step reduces or folds, if it does. */
function valueBefore(step: Step | undefined): number | undefined {
  if (step?.kind === 'reduction' || step?.kind === 'fold') return step.from;
  return step?.kind === 'master-kept' ? step.to : undefined;
}

/**
 * A fraction of two whole numbers, rounded to the nearest whole number, halves up. Everything up to the one
 * division is done in whole numbers, so no half gets lost to an earlier rounding.
 *
 * @example
 * roundHalfUp(100, 8); // 13: 12.5 rounds up
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  checkWhole(numerator, 'numerator', 0, Number.MAX_SAFE_INTEGER);
  checkWhole(denominator, 'denominator', 1, Number.MAX_SAFE_INTEGER);
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
