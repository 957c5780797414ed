import type { CalendarDate } from '@ninefold/numerology';

const FIRST = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

/**
 * How many earlier days, since January 1, 2026, had the same personal day: whose turn it is among several
 * lines for it. A personal day returns after nine days, but near the end of a month sooner or later, so
 * the returns are counted. They are the same for everybody.
 */
export function turnOfDay({ year, month, day }: CalendarDate): number {
  const today = Date.UTC(year, month - 1, day);
  let turn = 0;
  for (let earlier = FIRST; earlier < today; earlier += DAY) {
    if (remainder(earlier) === remainder(today)) turn++;
  }
  return turn;
}

/** Days with the same remainder have the same personal day: a birth date adds the same to all of them. */
function remainder(moment: number): number {
  const date = new Date(moment);
  return (date.getUTCFullYear() + date.getUTCMonth() + date.getUTCDate()) % 9;
}
