import { expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isMaster } from '../numbers/core-numbers.ts';
import { challenges, type LifeSpan, lifePeriods, pinnacles } from './life-spans.ts';
import { personalYear } from './personal-cycles.ts';

// Four cycles of nine years: every month, day and kind of year, 11 and 22 among them.
const DATES = everyDate().filter(({ year }) => year >= 1980 && year < 2016);

/** Masters all along. */
const MASTERS: CalendarDate = { year: 1984, month: 11, day: 11 };

/** Spans in a line, without their working. */
function outline(spans: readonly LifeSpan[]): string {
  return spans.map(({ value, fromAge }) => `${value} from ${fromAge}`).join(', ');
}

/** The digital roots of month, day and year. */
function roots({ month, day, year }: CalendarDate): readonly [number, number, number] {
  return [digitalRoot(month), digitalRoot(day), digitalRoot(year)];
}

it.each([
  {
    // 3, 17 → 8, 1954 → 19 → 10 → 1; Life Path 30 → 3, and 36 − 3 = 33
    birth: { year: 1954, month: 3, day: 17 },
    // 3 + 8 = 11, kept; 8 + 1 = 9; 11 + 9 = 20 → 2; 3 + 1 = 4
    pinnacles: '11 from 0, 9 from 33, 2 from 42, 4 from 51',
    // 8 − 3, 8 − 1, 7 − 5, 3 − 1
    challenges: '5 from 0, 7 from 33, 2 from 42, 2 from 51',
    periods: '3 from 0, 8 from 33, 1 from 60',
  },
  {
    // 11, 11, 1984 → 22; Life Path 26 → 8
    birth: MASTERS,
    // 11 + 11 = 22, kept; 11 + 22 = 33, kept; 22 + 33 = 55 → 10 → 1; 11 + 22 = 33
    pinnacles: '22 from 0, 33 from 28, 1 from 37, 33 from 46',
    // 2, 2 and 4 without masters: 2 − 2, 4 − 2, 2 − 0, 4 − 2
    challenges: '0 from 0, 2 from 28, 2 from 37, 2 from 46',
    periods: '11 from 0, 11 from 28, 22 from 55',
  },
  {
    // A Life Path of 33, which counts as 6: 1, 23 → 5, 1989 → 27 → 9
    birth: { year: 1989, month: 1, day: 23 },
    // 1 + 5 = 6; 5 + 9 = 14 → 5; 6 + 5 = 11, kept; 1 + 9 = 10 → 1
    pinnacles: '6 from 0, 5 from 30, 11 from 39, 1 from 48',
    // 5 − 1, 9 − 5, 4 − 4, 9 − 1
    challenges: '4 from 0, 4 from 30, 0 from 39, 8 from 48',
    periods: '1 from 0, 5 from 30, 9 from 57',
  },
])('of $birth', ({ birth, ...expected }) => {
  expect({
    pinnacles: outline(pinnacles(birth)),
    challenges: outline(challenges(birth)),
    periods: outline(lifePeriods(birth)),
  }).toEqual(expected);
});

it('agrees with digital roots on every date 1980–2015', () => {
  const wrong = DATES.filter((date) => {
    const [month, day, year] = roots(date);
    const sums = [month + day, day + year, month + 2 * day + year, month + year];
    const [first, second] = [Math.abs(month - day), Math.abs(day - year)];
    const distances = [first, second, Math.abs(first - second), Math.abs(month - year)];
    const found = pinnacles(date).map(({ value }) => value);
    return (
      found.some((value) => value > 9 && !isMaster(value)) ||
      found.map(digitalRoot).join() !== sums.map(digitalRoot).join() ||
      challenges(date)
        .map(({ value }) => value)
        .join() !== distances.join()
    );
  });
  expect(wrong).toEqual([]);
});

it('runs from birth without a gap, and changes in a Personal Year of 9, always', () => {
  const wrong = DATES.filter((date) =>
    [pinnacles(date), challenges(date), lifePeriods(date)].some((spans) => {
      const [first, ...starts] = spans.map(({ fromAge }) => fromAge);
      const years = starts.map((age) => {
        // The day itself may not exist in that year, and only the year counts.
        const today = { year: date.year + age, month: 1, day: 1 };
        return personalYear(date, { today }).value;
      });
      const ends = spans.map(({ toAge }) => toAge);
      return first !== 0 || years.some((value) => value !== 9) || ends.join() !== `${starts},`;
    }),
  );
  expect(wrong).toEqual([]);
});
