import { checkList, checkOneOf } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import type { Worked } from '../working/step.ts';
import { calculateBy } from './calculate-by.ts';
import { checkInput } from './check-input.ts';
import {
  KINDS,
  type RuleFor,
  type VariantInput,
  type VariantKind,
  type VariantValue,
} from './kinds.ts';
import type { Rule } from './rule.ts';

/**
 * A number by a set of rules, such as `variants` names them (RULES.md#variants). Without rules, it is the
 * number by those of this library.
 *
 * @example
 * calculate('lifePath', { birth: { year: 1999, month: 12, day: 20 } }, ['parts']); // value 6: 3 + 2 + 1
 */
export function calculate<Kind extends VariantKind>(
  kind: Kind,
  input: VariantInput<Kind>,
  rules: readonly RuleFor<Kind>[] = [],
): Worked<VariantValue<Kind>> {
  const given = checkInput(kind, input);
  checkRules(KINDS[kind].rules, rules);
  return calculateBy(kind, given, rules) as Worked<VariantValue<Kind>>;
}

/** Rules of the same group contradict each other. */
function checkRules(groups: readonly (readonly Rule[])[], rules: readonly Rule[]): void {
  const known = groups.flat();
  checkList(rules, 'rules', (rule, what) => checkOneOf(rule, what, known));
  for (const group of groups) {
    const [, second] = rules.filter((rule) => group.includes(rule));
    if (second) throw inputError('rules', `at most one of ${group.join(', ')}`, second, 'range');
  }
}
