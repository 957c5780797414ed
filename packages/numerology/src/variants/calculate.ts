import type { CalendarDate } from '../calendar/calendar-date.ts';
import { maturity } from '../combined-numbers/maturity.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { birthday } from '../date-numbers/birthday.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { CHALDEAN } from '../letters/alphabet.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { firstName } from '../name-numbers/first-name.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import type { VariantInput, VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';

type Calculation = (name: string, birth: CalendarDate, options: Options<number>) => Worked<number>;

const CALCULATIONS: Readonly<Record<VariantKind, Calculation>> = {
  lifePath: (_, birth, options) => lifePath(birth, options),
  birthday: (_, birth, options) => birthday(birth, options),
  attitude: (_, birth, options) => attitude(birth, options),
  destiny: (name, _, options) => destiny(name, options),
  expression: (name, _, options) => destiny(name, options),
  soulUrge: (name, _, options) => soulUrge(name, options),
  personality: (name, _, options) => personality(name, options),
  firstName: (name, _, options) => firstName(name, options),
  maturity,
};

const NO_DATE: CalendarDate = { year: 1, month: 1, day: 1 };

/**
 * A number by a set of rules.
 *
 * @example
 * calculate('lifePath', { birth: { year: 1999, month: 12, day: 20 } }, ['parts']).value; // 6
 */
export function calculate(
  kind: VariantKind,
  { name = '', birth = NO_DATE }: VariantInput,
  rules: readonly Rule[],
): Worked<number> {
  const has = (rule: Rule) => rules.includes(rule);
  return CALCULATIONS[kind](
    has('without-middle-names') ? withoutMiddle(name) : name,
    has('day-and-month-exchanged') ? { ...birth, month: birth.day, day: birth.month } : birth,
    {
      ...(has('parts') && { method: 'parts' }),
      ...(has('digit-parts') && { method: 'digit-parts' }),
      ...(has('masters-reduced') && { masters: [] }),
      ...(has('master-44') && { masters: [...MASTER_NUMBERS, 44] }),
      ...(has('y-vowel') && { vowelYs: 'all' }),
      ...(has('a-z') && { letters: 'a-z' }),
      ...(has('chaldean') && { alphabet: CHALDEAN }),
    },
  );
}

function withoutMiddle(name: string): string {
  const words = name.trim().split(/\s+/);
  return `${words.at(0)} ${words.at(-1)}`;
}
