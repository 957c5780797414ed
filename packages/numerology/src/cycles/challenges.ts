import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import { datePartsOf } from '../date-numbers/date-parts.ts';
import { checkOptions } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { distanceOf } from '../working/distance-of.ts';
import type { PartName, Worked } from '../working/step.ts';
import { inTurn, type LifeSpan } from './life-span.ts';
import { pinnacleStarts } from './pinnacles.ts';

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
export function challenges(
  birth: CalendarDate,
  options?: OptionsFor<never>,
): readonly LifeSpan<Distance>[] {
  checkDate(birth, 'birth');
  checkOptions(options);
  return challengesOf(birth);
}

/**
 * The challenges of a date that has been checked.
 *
 * @example
 * challengesOf({ year: 1954, month: 3, day: 17 }).length; // 4
 */
export function challengesOf(birth: CalendarDate): readonly LifeSpan<Distance>[] {
  const { month, day, year } = datePartsOf(birth, []);
  const first = between(['month', month], ['day', day]);
  const second = between(['day', day], ['year', year]);
  const third = between(['first-challenge', first], ['second-challenge', second]);
  const fourth = between(['month', month], ['year', year]);
  return inTurn([first, second, third, fourth], pinnacleStarts(birth));
}

function between(
  left: readonly [PartName, Worked<number>],
  right: readonly [PartName, Worked<number>],
): Worked<Distance> {
  return distanceOf(left, right) as Worked<Distance>;
}
