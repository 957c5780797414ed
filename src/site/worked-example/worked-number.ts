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

type Need = <Key extends keyof Given>(key: Key) => Given[Key];

/** The rules that texts may quote, each with what it needs. */
const rules = {
  'name-number': (need: Need) => firstName(need('name'), BY_DEFAULT),
  destiny: (need: Need) => destiny(need('name'), BY_DEFAULT),
  'soul-urge': (need: Need) => soulUrge(need('name'), BY_DEFAULT),
  personality: (need: Need) => personality(need('name'), BY_DEFAULT),
  'hidden-passion': (need: Need) => withDefault(hiddenPassion(need('name'), BY_DEFAULT)),
  chaldean: (need: Need) => chaldeanNumber(assignLetters(need('name'), BY_DEFAULT)),
  business: (need: Need) => business(need('name'), BY_DEFAULT),
  'life-path': (need: Need) => lifePath(need('date')),
  'life-path-apart': (need: Need) => lifePath(need('date'), { method: 'parts' }),
  attitude: (need: Need) => attitude(need('date')),
  birthday: (need: Need) => birthday(need('date')),
  'universal-day': (need: Need) => universalDay(need('date')),
  'personal-year': (need: Need) =>
    personalYear(need('date'), { today: { year: need('year'), month: 1, day: 1 } }),
  'personal-month': (need: Need) => personalMonth(need('date'), { today: need('today') }),
  'personal-day': (need: Need) => personalDay(need('date'), { today: need('today') }),
  decoder: (need: Need) => dailyScore(need('date'), need('today')),
  battle: (need: Need) => battle(battleNumber(need('name')), battleNumber(need('second'))),
  maturity: (need: Need) => maturity(need('name'), need('date'), BY_DEFAULT),
  career: (need: Need) => career(need('name'), need('date'), BY_DEFAULT),
  karmic: (need: Need) => karmic(need('name'), need('date'), BY_DEFAULT),
  reduce: (need: Need) => reduceNumber(need('number')),
  fold: (need: Need) => foldToNine(need('number')),
  'lowest-triad-score': () => ({ value: LOWEST_TRIAD_SCORE, steps: [] }),
} satisfies Record<string, (need: Need) => SiteNumber>;

/** A score with the working of both its numbers. */
function battle(first: Worked<number>, second: Worked<number>): SiteNumber {
  const { value, steps } = compatibilityScore(first.value, second.value);
  return {
    value,
    steps: [partOf('first-number', first), partOf('second-number', second), ...steps],
  };
}

/** Computes a worked example. What its rule needs and the text does not give is an error. */
export function workedNumber({ of, date = '', today = '', ...others }: Example): SiteNumber {
  const given: { readonly [Key in keyof Given]?: Given[Key] | undefined } = {
    ...others,
    date: parseDate(date),
    today: parseDate(today),
  };
  return rules[of]((key) => {
    const value = given[key];
    if (value === undefined) throw new Error(`A worked example of ${of} needs a ${key}.`);
    return value;
  });
}
