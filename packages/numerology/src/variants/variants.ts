import type { Worked } from '../working/step.ts';
import { calculateBy, type Readings } from './calculate-by.ts';
import { checkInput } from './check-input.ts';
import type { RuleFor, VariantInput, VariantKind, VariantValue } from './kinds.ts';
import { ruleSets } from './rule-sets.ts';

/** A set of rules, and the calculation by them. */
export interface VariantWay<Kind extends VariantKind = VariantKind> {
  /** Departures from the rules of this library. An empty list means its own rules. */
  readonly rules: readonly RuleFor<Kind>[];
  readonly worked: Worked<VariantValue<Kind>>;
}

/** A result and every set of rules that leads to it. */
export interface Variant<Kind extends VariantKind = VariantKind> {
  readonly value: VariantValue<Kind>;
  /** The one with the fewest rules first. None of them has a rule that it could do without. */
  readonly ways: readonly [VariantWay<Kind>, ...VariantWay<Kind>[]];
}

/**
 * Every result that common rules give for a kind of number, each with the rules that lead to it. The result
 * by the rules of this library comes first (RULES.md#variants). Rules that change nothing for this name or
 * date are left out.
 *
 * @example
 * variants('lifePath', { birth: { year: 1999, month: 12, day: 20 } });
 * // 33 by the rules of this library; 6 by parts, or with masters reduced
 */
export function variants<Kind extends VariantKind>(
  kind: Kind,
  input: VariantInput<Kind>,
): readonly [Variant<Kind>, ...Variant<Kind>[]] {
  const given = checkInput(kind, input);
  const readings: Readings = new Map();
  const found = new Map<VariantValue<Kind>, [VariantWay<Kind>, ...VariantWay<Kind>[]]>();
  for (const rules of ruleSets(kind, input)) {
    const worked = calculateBy(kind, given, rules, readings) as Worked<VariantValue<Kind>>;
    const way = { rules, worked };
    const ways = found.get(worked.value);
    if (!ways) found.set(worked.value, [way]);
    else if (!ways.some((other) => other.rules.every((rule) => rules.includes(rule)))) {
      ways.push(way);
    }
  }
  // There is always the result by the rules of this library.
  const all = [...found].map(([value, ways]): Variant<Kind> => ({ value, ways }));
  return all as [Variant<Kind>, ...Variant<Kind>[]];
}
