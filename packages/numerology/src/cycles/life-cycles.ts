import type { CalendarDate } from '../date-numbers/calendar.ts';
import { datePartsOf, keepingMasters, toSingleDigit } from '../date-numbers/date-parts.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { foldToNine } from '../working/fold-to-nine.ts';
import { partOf } from '../working/part-of.ts';
import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';

/** A number that holds for a stretch of a life, from one birthday to another. */
export interface LifeSpan extends Worked<number> {
  /** The birthday on which it begins, 0 for the birth itself. */
  readonly fromAge: number;
  /** The birthday on which it ends and the next begins; undefined for the last. */
  readonly toAge: number | undefined;
}

/** The first span of pinnacles and periods ends at this age less the Life Path. */
const LONGEST_FIRST_SPAN = 36;
const PINNACLE_YEARS = 9;
const PERIOD_YEARS = 27;

/**
 * The four pinnacles: month and day, day and year, the first two pinnacles, month and year, each
 * pair added and reduced with masters kept. The first ends at 36 less the Life Path's single digit,
 * the next two last nine years each, the fourth the rest.
 *
 * @example
 * pinnacles({ year: 1954, month: 3, day: 17 });
 * // 11 to the age of 33, 9 to 42, 2 to 51 and 4 from then on: 3 + 8, 8 + 1, 11 + 9, 3 + 1
 */
export function pinnacles(date: CalendarDate): readonly LifeSpan[] {
  const { month, day, year } = datePartsOf(date, keepingMasters);
  const first = sumOf(month, day);
  const second = sumOf(day, year);
  const all = [first, second, sumOf(first, second), sumOf(month, year)];
  return inTurn(all, pinnacleStarts(date));
}

/**
 * The four challenge numbers 0–8: the distances between the same pairs as the pinnacles', from
 * parts reduced to a single digit. Each belongs to the pinnacle of the same years.
 *
 * @example
 * challengeNumbers({ year: 1954, month: 3, day: 17 });
 * // 5 = 8 − 3, 7 = 8 − 1, 2 = 7 − 5 and 2 = 3 − 1
 */
export function challengeNumbers(date: CalendarDate): readonly LifeSpan[] {
  const { month, day, year } = datePartsOf(date, toSingleDigit);
  const first = distanceOf(month, day);
  const second = distanceOf(day, year);
  const all = [first, second, distanceOf(first, second), distanceOf(month, year)];
  return inTurn(all, pinnacleStarts(date));
}

/**
 * The three life periods: the month's number to the end of the first pinnacle, the day's for the
 * next 27 years, the year's for the rest; masters kept.
 *
 * @example
 * lifePeriods({ year: 1954, month: 3, day: 17 }); // 3 to the age of 33, 8 to 60, then 1
 */
export function lifePeriods(date: CalendarDate): readonly LifeSpan[] {
  const { month, day, year } = datePartsOf(date, keepingMasters);
  const second = endOfFirstSpan(date);
  return inTurn([month, day, year], [0, second, second + PERIOD_YEARS]);
}

function pinnacleStarts(date: CalendarDate): readonly number[] {
  const second = endOfFirstSpan(date);
  return [0, second, second + PINNACLE_YEARS, second + 2 * PINNACLE_YEARS];
}

/** 27 to 35. The birthday on which a nine-year run of Personal Years is in its ninth. */
function endOfFirstSpan(date: CalendarDate): number {
  return LONGEST_FIRST_SPAN - foldToNine(lifePath(date).value).value;
}

/** Numbers one after the other; each ends where the next begins. */
function inTurn(
  numbers: readonly Worked<number>[],
  starts: readonly number[],
): readonly LifeSpan[] {
  return numbers.map(({ value, steps }, index) => ({
    value,
    steps,
    fromAge: starts[index] ?? 0,
    toAge: starts[index + 1],
  }));
}

function sumOf(left: Worked<number>, right: Worked<number>): Worked<number> {
  const steps = [partOf('first-number', left), partOf('second-number', right)];
  const total = sumInto([left.value, right.value], steps);
  return { value: reduceInto(total, steps), steps };
}

function distanceOf(left: Worked<number>, right: Worked<number>): Worked<number> {
  const value = Math.abs(left.value - right.value);
  const steps: Step[] = [
    partOf('first-number', left),
    partOf('second-number', right),
    { kind: 'difference', left: left.value, right: right.value, to: value },
  ];
  return { value, steps };
}
