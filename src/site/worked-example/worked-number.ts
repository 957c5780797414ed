import {
  assignLetters,
  attitude,
  birthdayNumber,
  businessNumber,
  type CalendarDate,
  careerNumber,
  chaldeanNumber,
  destiny,
  foldToNine,
  hiddenPassion,
  karmicNumber,
  lifePath,
  lifePathApart,
  maturity,
  nameNumber,
  parseDate,
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
import { dailyScore } from '../../tools/daily-decoder/rules/daily-score';
import { battleNumber } from '../../tools/names-battle/rules/battle-number';

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
  'name-number': ({ name }: Given) => nameNumber(name),
  destiny: ({ name }: Given) => destiny(name),
  'soul-urge': ({ name }: Given) => soulUrge(name),
  personality: ({ name }: Given) => personality(name),
  'hidden-passion': ({ name }: Given) => hiddenPassion(name),
  chaldean: ({ name }: Given) => chaldeanNumber(assignLetters(name, 'all')),
  business: ({ name }: Given) => businessNumber(name),
  'life-path': ({ date }: Given) => lifePath(date),
  'life-path-apart': ({ date }: Given) => lifePathApart(date),
  attitude: ({ date }: Given) => attitude(date),
  birthday: ({ date }: Given) => birthdayNumber(date),
  'universal-day': ({ date }: Given) => universalDay(date),
  'personal-year': ({ date, year }: Given) => personalYear(date, { year, month: 1, day: 1 }),
  'personal-month': ({ date, today }: Given) => personalMonth(date, today),
  'personal-day': ({ date, today }: Given) => personalDay(date, today),
  decoder: ({ date, today }: Given) => dailyScore(date, today),
  battle: ({ name, second }: Given) => battle(battleNumber(name), battleNumber(second)),
  maturity: ({ name, date }: Given) => maturity(name, date),
  career: ({ name, date }: Given) => careerNumber(name, date),
  karmic: ({ name, date }: Given) => karmicNumber(name, date),
  reduce: ({ number }: Given) => reduceNumber(number),
  fold: ({ number }: Given) => foldToNine(number),
  'lowest-triad-score': () => ({ value: LOWEST_TRIAD_SCORE, steps: [] }),
} satisfies Record<string, (given: Given) => Worked<number>>;

/** A score with the working of both its numbers. */
function battle(first: Worked<number>, second: Worked<number>): Worked<number> {
  const { value, steps } = compatibilityScore(first.value, second.value);
  return {
    value,
    steps: [
      { kind: 'part', name: 'first-number', ...first },
      { kind: 'part', name: 'second-number', ...second },
      ...steps,
    ],
  };
}

/** Computes a worked example. What its rule needs and the text does not give is an error. */
export function workedNumber({ of, ...given }: Example): Worked<number> {
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
