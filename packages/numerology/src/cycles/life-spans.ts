import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { type DateParts, datePartsOf } from '../date-numbers/date-numbers.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { checkOptions, reductionRules } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { asPart, distanceOf } from '../working/part-of.ts';
import type { PartStep, Worked } from '../working/step.ts';
import { sumOfParts } from '../working/sums.ts';

/** A number that lasts from one birthday to another. */
export interface LifeSpan<T extends number = number> extends Worked<T> {
  /** The birthday on which it starts; 0 is the birth itself. */
  readonly fromAge: number;
  /** The birthday on which it ends and the next one starts; undefined for the last one. */
  readonly toAge: number | undefined;
}

/** The three life periods. */
export type ThreeSpans<T extends number = number> = readonly [
  LifeSpan<T>,
  LifeSpan<T>,
  LifeSpan<T>,
];

/** The four pinnacles, or the four challenges. */
export type FourSpans<T extends number = number> = readonly [
  LifeSpan<T>,
  LifeSpan<T>,
  LifeSpan<T>,
  LifeSpan<T>,
];

type SpansOf<Numbers extends readonly Worked<number>[]> = {
  readonly [Index in keyof Numbers]: LifeSpan<Numbers[Index]['value']>;
};

/** The first pinnacle and the first period end at this age minus the Life Path. */
const LONGEST_FIRST_SPAN = 36;

/**
 * The age at which the first pinnacle and the first period end, 27 to 35: 36 minus the Life Path's
 * single digit (RULES.md#first-span). That birthday always falls in a Personal Year of 9.
 */
function endOfFirstSpan({ year, month, day }: CalendarDate): number {
  // A number and the sum of its digits leave the same remainder when divided by 9.
  const lifePath = ((year + month + day - 1) % 9) + 1;
  return LONGEST_FIRST_SPAN - lifePath;
}

/** Numbers one after the other: each ends where the next one starts. */
function inTurn<const Numbers extends readonly Worked<number>[]>(
  numbers: Numbers,
  starts: readonly number[],
): SpansOf<Numbers> {
  return numbers.map(({ value, steps }, index) => ({
    value,
    steps,
    fromAge: starts[index] ?? 0,
    toAge: starts[index + 1],
  })) as readonly LifeSpan[] as SpansOf<Numbers>;
}

/**
 * The four pinnacles: month and day, day and year, the first two pinnacles, and month and year. Each pair is
 * added and reduced, and masters are kept (RULES.md#pinnacles). The first ends at age 36 minus the Life
 * Path's single digit, the next two last nine years each, and the fourth lasts from then on.
 *
 * @example
 * pinnacles({ year: 1954, month: 3, day: 17 });
 * // 11 until age 33, 9 until 42, 2 until 51, then 4: 3 + 8, 8 + 1, 11 + 9, 3 + 1
 */
export function pinnacles<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters', M>,
): FourSpans<Digit | M> {
  checkDate(birth, 'birth');
  const { masters } = reductionRules(options, 'masters');
  return pinnaclesOf(birth, datePartsOf(birth, masters), masters);
}

/** The pinnacles of a date whose parts are already reduced. */
export function pinnaclesOf<M extends number>(
  birth: CalendarDate,
  parts: DateParts<M>,
  masters: readonly M[],
): FourSpans<Digit | M> {
  return fourSpans(birth, parts, 'pinnacle', (left, right) => {
    // Neither is 0.
    return sumOfParts([left, right], masters) as Worked<Digit | M>;
  });
}

/** The distance between two single digits. */
export type Distance = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The four challenges 0–8: the distances between the pairs that the pinnacles add, each number reduced to
 * a single digit (RULES.md#challenges). Each challenge lasts as long as its pinnacle.
 *
 * @example
 * challenges({ year: 1954, month: 3, day: 17 });
 * // 5 = 8 − 3, 7 = 8 − 1, 2 = 7 − 5, and 2 = 3 − 1
 */
export function challenges(birth: CalendarDate, options?: OptionsFor<never>): FourSpans<Distance> {
  checkDate(birth, 'birth');
  checkOptions(options);
  return challengesOf(birth);
}

/** The challenges of a date that has been checked. */
export function challengesOf(birth: CalendarDate): FourSpans<Distance> {
  return fourSpans(birth, datePartsOf(birth, []), 'challenge', (left, right) => {
    return distanceOf(left, right) as Worked<Distance>;
  });
}

const PERIOD_YEARS = 27;

/**
 * The three life periods: the month's number until the end of the first pinnacle, the day's for the next
 * 27 years, and the year's after that. Masters are kept (RULES.md#life-periods).
 *
 * @example
 * lifePeriods({ year: 1954, month: 3, day: 17 }); // 3 until age 33, 8 until 60, then 1
 */
export function lifePeriods<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters', M>,
): ThreeSpans<Digit | M> {
  checkDate(birth, 'birth');
  return lifePeriodsOf(birth, datePartsOf(birth, reductionRules(options, 'masters').masters));
}

/** The life periods of a date whose parts are already reduced. */
export function lifePeriodsOf<M extends number>(
  birth: CalendarDate,
  { month, day, year }: DateParts<M>,
): ThreeSpans<Digit | M> {
  const second = endOfFirstSpan(birth);
  return inTurn([month, day, year], [0, second, second + PERIOD_YEARS]);
}

const YEARS = 9;

/** The four pinnacles, or the four challenges: the pairs of the date's parts, each combined into one number. */
function fourSpans<T extends number>(
  birth: CalendarDate,
  { month, day, year }: DateParts<number>,
  kind: 'pinnacle' | 'challenge',
  combine: (left: PartStep, right: PartStep) => Worked<T>,
): FourSpans<T> {
  const [ofMonth, ofDay, ofYear] = [
    asPart('month', month),
    asPart('day', day),
    asPart('year', year),
  ];
  const first = combine(ofMonth, ofDay);
  const second = combine(ofDay, ofYear);
  const third = combine(asPart(`first-${kind}`, first), asPart(`second-${kind}`, second));
  const fourth = combine(ofMonth, ofYear);
  const start = endOfFirstSpan(birth);
  return inTurn([first, second, third, fourth], [0, start, start + YEARS, start + 2 * YEARS]);
}
