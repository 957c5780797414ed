import type { Digit } from '../numbers/core-numbers.ts';
import type { PartStep, Step, SumStep, Worked } from './step.ts';

/** Terms added up. */
export function totalOf(terms: readonly number[]): number {
  let total = 0;
  for (const term of terms) total += term;
  return total;
}

/** The digits of a number or a date that is written out: eight for '1990-05-15'. */
export function digitsOf(text: string): readonly number[] {
  const digits: number[] = [];
  for (const character of text) {
    if (character !== '-') digits.push(Number(character));
  }
  return digits;
}

/** What a sum of a month and a day has besides. */
export const OF_DATE: Pick<SumStep, 'of'> = { of: 'date' };

/** Adds terms and appends the sum to the steps. */
export function sumInto(terms: readonly number[], steps: Step[], more?: typeof OF_DATE): number {
  const to = totalOf(terms);
  steps.push({ kind: 'sum', terms, to, ...more });
  return to;
}

/**
 * Adds digits until 9 or less or a master number is left, each round in one step.
 *
 * @example
 * reduceInto(38, steps, [11, 22, 33]); // 11, with two more steps: 3 + 8 = 11, and 11 kept
 */
export function reduceInto<M extends number>(
  value: number,
  steps: Step[],
  masters: readonly M[],
): Digit | M | 0 {
  let rest = value;
  while (rest > 9 && !(masters as readonly number[]).includes(rest)) {
    const digits = digitsOf(String(rest));
    const to = totalOf(digits);
    steps.push({ kind: 'reduction', from: rest, digits, to });
    rest = to;
  }
  if (rest > 9) steps.push({ kind: 'master-kept', to: rest });
  return rest as Digit | M | 0;
}

/** Folds a number above 9 to 1–9: its remainder when divided by 9, or 9 if there is none. */
export function foldInto(value: number, steps: Step[]): Digit | 0 {
  if (value <= 9) return value as Digit | 0;
  const remainder = value % 9;
  const to = remainder === 0 ? 9 : remainder;
  steps.push({ kind: 'fold', from: value, remainder, to });
  return to as Digit;
}

/**
 * Terms added after the steps so far, and the sum reduced.
 *
 * @example
 * reducedSum([5, 15, 1990], []).value; // 3: 2010, 2 + 0 + 1 + 0
 */
export function reducedSum<M extends number>(
  terms: readonly number[],
  masters: readonly M[],
  steps: Step[] = [],
  more?: typeof OF_DATE,
): Worked<Digit | M | 0> {
  return { value: reduceInto(sumInto(terms, steps, more), steps, masters), steps };
}

/**
 * Parts added up, and the sum reduced.
 *
 * @example
 * sumOfParts([asPart('life-path', lifePath(birth)), asPart('destiny', destiny(name))], []);
 */
export function sumOfParts<M extends number>(
  parts: readonly PartStep[],
  masters: readonly M[],
): Worked<Digit | M | 0> {
  const terms = parts.map(({ to }) => to);
  return reducedSum(terms, masters, [...parts]);
}
