import { checkDate } from '../calendar/check-date.ts';
import { checkOneOf } from '../input/check-one-of.ts';
import { checkText } from '../input/check-text.ts';
import { inputError } from '../input/input-error.ts';
import type { Worked } from '../working/step.ts';
import { calculate } from './calculate.ts';
import { combinationsFor } from './combinations.ts';
import { KINDS, type VariantInput, type VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';

/** A set of rules, and the calculation by them. */
export interface VariantWay {
  /** Departures from the rules of this library. An empty list means its own rules. */
  readonly rules: readonly Rule[];
  readonly worked: Worked<number>;
}

/** A result and every set of rules that leads to it. */
export interface Variant {
  readonly value: number;
  /** The one with the fewest rules first. */
  readonly ways: readonly VariantWay[];
}

/**
 * Every result that common rules give for a kind of number, each with the rules that lead to it. The result
 * by the rules of this library comes first (RULES.md#variants). Rules that cannot make a difference for this
 * name or date are left out.
 *
 * @example
 * variants('lifePath', { birth: { year: 1999, month: 12, day: 20 } });
 * // 33 by the rules of this library; 6 by parts, or with masters reduced
 */
export function variants(kind: VariantKind, input: VariantInput): readonly Variant[] {
  checkOneOf(kind, 'kind', Object.keys(KINDS));
  if (typeof input !== 'object' || input === null) {
    throw inputError('input', '{ name, birth }', input);
  }
  const { usesName, usesBirth, usesToday } = KINDS[kind];
  if (usesName) checkText(input.name, 'input.name');
  if (usesBirth) checkDate(input.birth, 'input.birth');
  if (usesToday) checkDate(input.today, 'input.today');
  const found = new Map<number, VariantWay[]>();
  for (const rules of combinationsFor(kind, input)) {
    const worked = calculate(kind, input, rules);
    const known = found.get(worked.value);
    if (known) known.push({ rules, worked });
    else found.set(worked.value, [{ rules, worked }]);
  }
  return [...found].map(([value, ways]) => ({ value, ways }));
}
