import type { CalendarDate } from '../calendar/calendar-date.ts';
import { maturityOf } from '../combined-numbers/maturity.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { birthday } from '../date-numbers/birthday.ts';
import { CHALDEAN } from '../letters/alphabet.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { firstName } from '../name-numbers/first-name.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { lifePathBy, personalYearBy } from './date-variants.ts';
import type { VariantInput, VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';
import { ysByNeighbors } from './ys-by-neighbors.ts';

const NO_DATE: CalendarDate = { year: 1, month: 1, day: 1 };

/**
 * A number, calculated by a set of rules.
 *
 * @example
 * calculate('lifePath', { birth: { year: 1999, month: 12, day: 20 } }, ['parts']).value; // 6
 */
export function calculate(
  kind: VariantKind,
  input: VariantInput,
  rules: readonly Rule[],
): Worked<number> {
  const name = nameBy(rules, input.name);
  const birth = birthBy(rules, input.birth);
  const options = optionsBy(rules, name);
  switch (kind) {
    case 'lifePath':
      return lifePathBy(rules, birth, options);
    case 'birthday':
      return birthday(birth, options);
    case 'attitude':
      return attitude(birth, options);
    case 'destiny':
    case 'expression':
      return destiny(name, options);
    case 'soulUrge':
      return soulUrge(name, options);
    case 'personality':
      return personality(name, options);
    case 'firstName':
      return firstName(name, options);
    case 'maturity':
      return maturityOf(
        lifePathBy(rules, birth, options),
        destiny(name, options),
        options.masters ?? MASTER_NUMBERS,
      );
    case 'personalYear':
      return personalYearBy(rules, birth, input.today ?? NO_DATE);
  }
}

function optionsBy(rules: readonly Rule[], name: string): Options<number> {
  const has = (rule: Rule) => rules.includes(rule);
  return {
    ...(has('parts') && { method: 'parts' }),
    ...(has('digit-parts') && { method: 'digit-parts' }),
    ...(has('masters-reduced') && { masters: [] }),
    ...(has('master-44') && { masters: [...MASTER_NUMBERS, 44] }),
    ...(has('a-z') && { letters: 'a-z' }),
    ...(has('y-vowel') && { vowelYs: 'all' }),
    ...(has('y-by-neighbors') && { vowelYs: ysByNeighbors(name, has('a-z') ? 'a-z' : 'spelled') }),
    ...(has('chaldean') && { alphabet: CHALDEAN }),
  };
}

function nameBy(rules: readonly Rule[], name = ''): string {
  if (!rules.includes('without-middle-names')) return name;
  const words = name.trim().split(/\s+/);
  return `${words.at(0)} ${words.at(-1)}`;
}

function birthBy(rules: readonly Rule[], birth = NO_DATE): CalendarDate {
  if (!rules.includes('day-and-month-exchanged')) return birth;
  return { ...birth, month: birth.day, day: birth.month };
}
