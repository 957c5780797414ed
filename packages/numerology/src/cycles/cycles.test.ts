import { expect, it } from 'vitest';
import { everyDate, leapYear } from '../../testing/every-date.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { universalMonth, universalYear } from '../date-numbers/universal-numbers.ts';
import { isMaster } from '../numbers/core-numbers.ts';
import { challenges, type LifeSpan, lifePeriods, pinnacles } from './life-spans.ts';
import { monthsAhead } from './months-ahead.ts';
import { cycles, personalDay, personalMonth, personalYear } from './personal-cycles.ts';

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

const LEAP_YEAR = leapYear();
const DELLA = { year: 1988, month: 4, day: 9 };

it('a personal year shows the master number that it keeps and then folds', () => {
  const birth = { year: 1990, month: 5, day: 15 };
  const today = { year: 6979, month: 7, day: 1 };
  expect(personalYear(birth, { today }).steps).toEqual([
    { kind: 'sum', terms: [5, 15, 6979], of: 'date', to: 6999 },
    { kind: 'reduction', from: 6999, digits: [6, 9, 9, 9], to: 33 },
    { kind: 'master-kept', to: 33 },
    { kind: 'fold', from: 33, remainder: 6, to: 6 },
  ]);
});

it('keeps masters that are asked for, in the year, the month, and the day', () => {
  // 5 + 15 + 2025 = 2045 → 11; 11 + 11 = 22; 22 + 11 = 33. Folded: 2; 2 + 11 = 13 → 4; 4 + 11 = 15 → 6.
  const birth = { year: 1990, month: 5, day: 15 };
  const today = { year: 2025, month: 11, day: 11 };
  const valuesBy = (masters?: readonly number[]) =>
    Object.values(cycles(birth, { today, masters })).map(({ value }) => value);
  expect(valuesBy([11, 22, 33])).toEqual([11, 22, 33]);
  expect(valuesBy([])).toEqual([2, 4, 6]);
  expect(valuesBy()).toEqual([2, 4, 6]);
  expect(personalMonth(birth, { today, masters: [11, 22] }).value).toBe(22);
  expect(personalDay(birth, { today }).value).toBe(6);
  expect(personalYear(birth, { today, masters: [22] }).value).toBe(2);
  expect(monthsAhead(birth, { today, masters: [22] })[0].value).toBe(4); // 2 + 11 = 13
});

it.each([
  [{ year: 2026, month: 11, day: 18 }, 1, 3], // 10 → 1; 1 + 11 = 12
  [{ year: 2009, month: 9, day: 1 }, 2, 2], // 11 → 2; 2 + 9 = 11
  [{ year: 7, month: 1, day: 1 }, 7, 8],
])('the universal year and month of %o are %i and %i', (date, year, month) => {
  expect(universalYear(date).value).toBe(year);
  expect(universalMonth(date).value).toBe(month);
  expect(replay(universalMonth(date).steps, { masters: [] })).toBe(month);
});

it('year, month and day are digital roots for every birthday, in every year 1900–2100', () => {
  const births = LEAP_YEAR.map((date) => ({ ...date, year: 1896 }));
  const wrong = births.flatMap((birth, index) =>
    Array.from({ length: 201 }, (_, ahead) => {
      // Every month and day comes up, too, but those that not every year has.
      const { month, day } = LEAP_YEAR[(index + ahead) % 366] ?? birth;
      const today = { year: 1900 + ahead, month, day: Math.min(day, 28) };
      const total = birth.month + birth.day + today.year;
      const found = Object.values(cycles(birth, { today })).map(({ value }) => value);
      const sums = [total, total + today.month, total + today.month + today.day];
      return found.join() === sums.map(digitalRoot).join() ? [] : [birth, today];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

it('monthsAhead has twelve months from the present one, into the next Personal Year', () => {
  // 2026: 4 + 9 + 2026 = 2039, 14, a Personal Year of 5. October 5 + 10 = 15, 6; then 7 and 8.
  // 2027: 4 + 9 + 2027 = 2040, 6. January 6 + 1 = 7, then one more each month: 8, 9, 1 … 6 + 9 = 15, 6.
  const months = monthsAhead(DELLA, { today: { year: 2026, month: 10, day: 31 } });
  expect(months.map(({ year, month, value }) => `${year}-${month}: ${value}`).join(', ')).toBe(
    '2026-10: 6, 2026-11: 7, 2026-12: 8, 2027-1: 7, 2027-2: 8, 2027-3: 9, 2027-4: 1, ' +
      '2027-5: 2, 2027-6: 3, 2027-7: 4, 2027-8: 5, 2027-9: 6',
  );
});
