import { describe, expect, it } from 'vitest';
import { leapYear } from '../../testing/every-date.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { universalMonth, universalYear } from '../date-numbers/universal-numbers.ts';
import { monthsAhead } from './months-ahead.ts';
import { cycles, personalDay, personalMonth, personalYear } from './personal-cycles.ts';

const LEAP_YEAR = leapYear();
const DELLA = { year: 1988, month: 4, day: 9 };
const DORA = { year: 1982, month: 7, day: 23 };

describe('personalYear', () => {
  it('shows the master number that it keeps and then folds', () => {
    const birth = { year: 1990, month: 5, day: 15 };
    const today = { year: 6979, month: 7, day: 1 };
    expect(personalYear(birth, { today }).steps).toEqual([
      { kind: 'sum', terms: [5, 15, 6979], to: 6999 },
      { kind: 'reduction', from: 6999, digits: [6, 9, 9, 9], to: 33 },
      { kind: 'master-kept', to: 33 },
      { kind: 'fold', from: 33, remainder: 6, to: 6 },
    ]);
  });

  it('is the digital root for every birthday in every year 1900–2100', () => {
    const years = Array.from({ length: 201 }, (_, index) => 1900 + index);
    const wrong = years.flatMap((year) =>
      LEAP_YEAR.filter((birth) => {
        const { value } = personalYear(birth, { today: { year, month: 1, day: 1 } });
        return value !== digitalRoot(birth.month + birth.day + year);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  // 4 + 9 + 2026 = 2039 → 14 → 5; 5 + 10 = 15 → 6; 6 + 6 = 12 → 3
  [DELLA, { year: 2026, month: 10, day: 6 }, [5, 6, 3]],
  // 7 + 23 + 2026 = 2056 → 13 → 4; 4 + 7 = 11, kept, folded: 2; 2 + 31 = 33, kept, folded: 6
  [DORA, { year: 2026, month: 7, day: 31 }, [4, 2, 6]],
])('the year, month and day of %o on %o are %j', (birth, today, expected) => {
  const { personalYear: year, personalMonth: month, personalDay: day } = cycles(birth, { today });
  expect([year.value, month.value, day.value]).toEqual(expected);
  expect([personalMonth(birth, { today }), personalDay(birth, { today })]).toEqual([month, day]);
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

it('month and day are digital roots on every day of a year', () => {
  for (const today of LEAP_YEAR) {
    const total = DELLA.month + DELLA.day + today.year + today.month;
    expect(personalMonth(DELLA, { today }).value).toBe(digitalRoot(total));
    expect(personalDay(DELLA, { today }).value).toBe(digitalRoot(total + today.day));
  }
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
