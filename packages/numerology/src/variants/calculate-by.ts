import type { CalendarDate } from '../calendar/calendar-date.ts';
import { maturityOf } from '../combined-numbers/maturity.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { birthday } from '../date-numbers/birthday.ts';
import { checkWhole } from '../input/check-whole.ts';
import { CHALDEAN, PYTHAGOREAN } from '../letters/alphabet.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { firstName } from '../name-numbers/first-name.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import type { CountedLetters } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { lifePathBy, personalYearBy } from './date-variants.ts';
import type { Given, VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';
import { wordsIn } from './words-in.ts';
import { ysByNeighbors } from './ys-by-neighbors.ts';

/**
 * A number by a set of rules. Everything has been checked.
 *
 * @example
 * const given = checkInput('lifePath', { birth: { year: 1999, month: 12, day: 20 } });
 * calculateBy('lifePath', given, ['parts']).value; // 6
 */
export function calculateBy(
  kind: VariantKind,
  { name: written, birth, today }: Given,
  rules: readonly Rule[],
): Worked<number> {
  const has = (rule: Rule) => rules.includes(rule);
  const name = has('without-middle-names') ? withoutMiddleNames(written) : written;
  const masters = mastersBy(has);
  const method = has('parts') ? 'parts' : has('digit-parts') ? 'digit-parts' : 'whole';
  const letters = has('a-z') ? 'a-z' : 'spelled';
  const alphabet = has('chaldean') ? CHALDEAN : PYTHAGOREAN;
  const sum = { letters, alphabet, masters, method } as const;
  const reduction = { masters: masters ?? MASTER_NUMBERS, method } as const;
  switch (kind) {
    case 'lifePath':
      return lifePathBy(rules, birth, reduction);
    case 'birthday':
      return birthday(has('day-and-month-exchanged') ? exchanged(birth) : birth, { masters });
    case 'attitude':
      return attitude(birth, reduction);
    case 'soulUrge':
      return soulUrge(name, { ...sum, vowelYs: vowelYsBy(has, name, letters) });
    case 'personality':
      return personality(name, { ...sum, vowelYs: vowelYsBy(has, name, letters) });
    case 'firstName':
      return firstName(name, { letters, alphabet, masters });
    case 'maturity':
      return maturityOf(lifePathBy(rules, birth, reduction), destiny(name, sum), reduction.masters);
    case 'personalYear':
      return personalYearBy(rules, birth, today, reduction);
    default:
      return destiny(name, sum);
  }
}

/** Undefined by default: then it depends on the alphabet. */
function mastersBy(has: (rule: Rule) => boolean): readonly number[] | undefined {
  if (has('masters-reduced')) return [];
  return has('master-44') ? [...MASTER_NUMBERS, 44] : undefined;
}

function vowelYsBy(
  has: (rule: Rule) => boolean,
  name: string,
  letters: CountedLetters,
): readonly number[] | 'all' {
  if (has('y-vowel')) return 'all';
  return has('y-by-neighbors') ? ysByNeighbors(name, letters) : [];
}

function withoutMiddleNames(name: string): string {
  const words = wordsIn(name);
  return words.length > 2 ? `${words.at(0)} ${words.at(-1)}` : name;
}

function exchanged(birth: CalendarDate): CalendarDate {
  checkWhole(birth.day, 'input.birth.day', 1, 12);
  return { ...birth, month: birth.day, day: birth.month };
}
