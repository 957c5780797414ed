import type { CalendarDate } from '../calendar/calendar-date.ts';
import { maturityOf } from '../combined-numbers/maturity.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { birthday } from '../date-numbers/birthday.ts';
import { CHALDEAN, PYTHAGOREAN } from '../letters/alphabet.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { firstName } from '../name-numbers/first-name.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { Worked } from '../working/step.ts';
import { lifePathBy, personalYearBy } from './date-variants.ts';
import type { VariantInput, VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';
import { wordsIn } from './words-in.ts';
import { ysByNeighbors } from './ys-by-neighbors.ts';

const NO_DATE: CalendarDate = { year: 1, month: 1, day: 1 };

/**
 * A number by a set of rules, all of which have been checked.
 *
 * @example
 * calculateBy('lifePath', { birth: { year: 1999, month: 12, day: 20 } }, ['parts']).value; // 6
 */
export function calculateBy(
  kind: VariantKind,
  { name: written = '', birth = NO_DATE, today = NO_DATE }: VariantInput,
  rules: readonly Rule[],
): Worked<number> {
  const has = (rule: Rule) => rules.includes(rule);
  const name = has('without-middle-names') ? withoutMiddleNames(written) : written;
  const masters = mastersBy(has);
  const method = has('parts') ? 'parts' : has('digit-parts') ? 'digit-parts' : 'whole';
  const letters = {
    letters: has('a-z') ? 'a-z' : 'spelled',
    alphabet: has('chaldean') ? CHALDEAN : PYTHAGOREAN,
  } as const;
  const vowelYs = has('y-vowel')
    ? 'all'
    : has('y-by-neighbors')
      ? ysByNeighbors(name, letters.letters)
      : [];
  switch (kind) {
    case 'lifePath':
      return lifePathBy(rules, birth, masters);
    case 'birthday':
      return birthday(has('day-and-month-exchanged') ? exchanged(birth) : birth, { masters });
    case 'attitude':
      return attitude(birth, { masters, method });
    case 'destiny':
    case 'expression':
      return destiny(name, { ...letters, masters, method });
    case 'soulUrge':
      return soulUrge(name, { ...letters, masters, method, vowelYs });
    case 'personality':
      return personality(name, { ...letters, masters, method, vowelYs });
    case 'firstName':
      return firstName(name, { ...letters, masters });
    case 'maturity':
      return maturityOf(
        lifePathBy(rules, birth, masters),
        destiny(name, { ...letters, masters, method }),
        masters ?? MASTER_NUMBERS,
      );
    case 'personalYear':
      return personalYearBy(rules, birth, today);
  }
}

/** Undefined by default: then it depends on the alphabet. */
function mastersBy(has: (rule: Rule) => boolean): readonly number[] | undefined {
  if (has('masters-reduced')) return [];
  return has('master-44') ? [...MASTER_NUMBERS, 44] : undefined;
}

function withoutMiddleNames(name: string): string {
  const words = wordsIn(name);
  return words.length > 2 ? `${words.at(0)} ${words.at(-1)}` : name;
}

function exchanged(birth: CalendarDate): CalendarDate {
  return { ...birth, month: birth.day, day: birth.month };
}
