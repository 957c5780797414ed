import { attitude, birthday, daysInMonth } from '@ninefold/numerology';
import { dayReadings } from '#texts/readings/day-of-month';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import type { DayOfMonth } from '../../readings/types';

export const DAYS = Object.keys(dayReadings).map(Number) as readonly DayOfMonth[];

/** A year in which every month has all its days. */
const LEAP_YEAR = 2000;

/** The Birthday number of a day, with its working. */
export function numberOfDay(day: DayOfMonth) {
  return birthday({ year: LEAP_YEAR, month: 1, day });
}

/** The Attitude of everyone born on a day, month by month; none where a month has no such day. */
export function attitudesOf(day: DayOfMonth) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const exists = day <= daysInMonth(LEAP_YEAR, month);
    return { month, attitude: exists ? attitude({ year: LEAP_YEAR, month, day }) : undefined };
  });
}

/** The single digit that a day comes down to, a master number too. */
function rootOf(day: DayOfMonth): number {
  return ((day - 1) % 9) + 1;
}

/** The other days that come down to the same digit. */
export function sameRoot(day: DayOfMonth): readonly DayOfMonth[] {
  return DAYS.filter((other) => other !== day && rootOf(other) === rootOf(day));
}

/** The three other Birthday numbers that score highest with a day's, each with all its days. */
export function bestMatches(day: DayOfMonth) {
  const own = numberOfDay(day).value;
  const numbers = new Set(DAYS.map((other) => numberOfDay(other).value));
  return [...numbers]
    .filter((number) => number !== own)
    .map((number) => ({
      number,
      score: compatibilityScore(own, number).value,
      days: DAYS.filter((other) => numberOfDay(other).value === number),
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, 3);
}
