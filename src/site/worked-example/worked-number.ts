import {
  assignLetters,
  attitude,
  birthday,
  business,
  type CalendarDate,
  career,
  destiny,
  firstName,
  foldToNine,
  hiddenPassion,
  karmic,
  lifePath,
  maturity,
  parseDate,
  partOf,
  personalDay,
  personality,
  personalMonth,
  personalYear,
  reduceNumber,
  soulUrge,
  universalDay,
  type Worked,
} from '@ninefold/numerology';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import { LOWEST_TRIAD_SCORE } from '../../compatibility/triads';
import { withDefault } from '../../numbers/home-numbers';
import { BY_DEFAULT } from '../../numbers/letter-choices';
import type { SiteNumber } from '../../numbers/site-number';
import { chaldeanNumber } from '../../result/working/chaldean-of';
import { dailyScore } from '../../tools/daily-decoder/rules/daily-score';
import { battleNumber } from '../../tools/names-battle/rules';

/** What a worked example in a text is made from. Dates are written YYYY-MM-DD. */
export interface Example {
  readonly of: keyof typeof rules;
  readonly name?: string;
  readonly date?: string;
  readonly year?: number;
  readonly number?: number;
  /** The other name of a pair. */
  readonly second?: string;
  /** The day on which something is asked. */
  readonly today?: string;
}

interface Given {
  readonly name: string;
  readonly date: CalendarDate;
  readonly year: number;
  readonly number: number;
  readonly second: string;
  readonly today: CalendarDate;
}

/** The rules that texts may quote. */
const rules = {
  'name-number': ({ name }: Given) => firstName(name, BY_DEFAULT),
  destiny: ({ name }: Given) => destiny(name, BY_DEFAULT),
  'soul-urge': ({ name }: Given) => soulUrge(name, BY_DEFAULT),
  personality: ({ name }: Given) => personality(name, BY_DEFAULT),
  'hidden-passion': ({ name }: Given) => withDefault(hiddenPassion(name, BY_DEFAULT)),
  chaldean: ({ name }: Given) => chaldeanNumber(assignLetters(name, BY_DEFAULT)),
  business: ({ name }: Given) => business(name, BY_DEFAULT),
  'life-path': ({ date }: Given) => lifePath(date),
  'life-path-apart': ({ date }: Given) => lifePath(date, { method: 'parts' }),
  attitude: ({ date }: Given) => attitude(date),
  birthday: ({ date }: Given) => birthday(date),
  'universal-day': ({ date }: Given) => universalDay(date),
  'personal-year': ({ date, year }: Given) =>
    personalYear(date, { today: { year, month: 1, day: 1 } }),
  'personal-month': ({ date, today }: Given) => personalMonth(date, { today }),
  'personal-day': ({ date, today }: Given) => personalDay(date, { today }),
  decoder: ({ date, today }: Given) => dailyScore(date, today),
  battle: ({ name, second }: Given) => battle(battleNumber(name), battleNumber(second)),
  maturity: ({ name, date }: Given) => maturity(name, date, BY_DEFAULT),
  career: ({ name, date }: Given) => career(name, date, BY_DEFAULT),
  karmic: ({ name, date }: Given) => karmic(name, date, BY_DEFAULT),
  reduce: ({ number }: Given) => reduceNumber(number),
  fold: ({ number }: Given) => foldToNine(number),
  'lowest-triad-score': () => ({ value: LOWEST_TRIAD_SCORE, steps: [] }),
} satisfies Record<string, (given: Given) => SiteNumber>;

/** A score with the working of both its numbers. */
function battle(first: Worked<number>, second: Worked<number>): SiteNumber {
  const { value, steps } = compatibilityScore(first.value, second.value);
  return {
    value,
    steps: [partOf('first-number', first), partOf('second-number', second), ...steps],
  };
}

/** Computes a worked example. What its rule needs and the text does not give is an error. */
export function workedNumber({ of, ...given }: Example): SiteNumber {
  const need = <Key extends keyof Given>(key: Key, value: Given[Key] | undefined): Given[Key] => {
    if (value === undefined) throw new Error(`A worked example of ${of} needs a ${key}.`);
    return value;
  };
  return rules[of]({
    get name() {
      return need('name', given.name);
    },
    get date() {
      return need('date', parseDate(given.date ?? ''));
    },
    get year() {
      return need('year', given.year);
    },
    get number() {
      return need('number', given.number);
    },
    get second() {
      return need('second', given.second);
    },
    get today() {
      return need('today', parseDate(given.today ?? ''));
    },
  });
}
