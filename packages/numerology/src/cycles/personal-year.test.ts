import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../../testing/arbitraries.ts';
import { everyDate, leapYear } from '../../testing/every-date.ts';
import { digitalRoot } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { personalYear } from './personal-year.ts';

const EVERY_DATE = everyDate();
const LEAP_YEAR = leapYear();

describe('personalYear', () => {
  it.each(WORKED_EXAMPLES)('of $name in 2026 is $personalYearIn2026', (person) => {
    const today = { year: 2026, month: 11, day: 15 };
    expect(personalYear(person.date, { today }).value).toBe(person.personalYearIn2026);
  });

  it.each([
    [5, 15, 2025, 2], // 5 + 15 + 2025 = 2045 → 11, kept, folded: 2
    [12, 31, 2026, 8], // 12 + 31 + 2026 = 2069 → 17 → 8
    [1, 1, 2024, 1], // 1 + 1 + 2024 = 2026 → 10 → 1
    [6, 23, 2026, 3], // 6 + 23 + 2026 = 2055 → 12 → 3
    [1, 2, 1990, 4], // 1 + 2 + 1990 = 1993 → 22, kept, folded: 22 − 18 = 4
    [1, 8, 6990, 6], // 1 + 8 + 6990 = 6999 → 33, kept, folded: 33 − 27 = 6
  ])('of month %i, day %i in %i is %i', (month, day, year, value) => {
    const today = { year, month: 7, day: 1 };
    expect(personalYear({ year: 1970, month, day }, { today }).value).toBe(value);
  });

  it('shows the master number that it keeps and then folds', () => {
    const birth = { year: 1990, month: 5, day: 15 };
    expect(personalYear(birth, { today: { year: 2025, month: 7, day: 1 } }).steps).toEqual([
      { kind: 'sum', terms: [5, 15, 2025], to: 2045 },
      { kind: 'reduction', from: 2045, digits: [2, 0, 4, 5], to: 11 },
      { kind: 'master-kept', to: 11 },
      { kind: 'fold', from: 11, remainder: 2, to: 2 },
    ]);
  });

  it('takes nothing but the year from today, and nothing but month and day from the birth', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyDate, (birth, today, other) => {
        // Not the 29th of February, which other years lack.
        const sameYear = { ...other, year: today.year, day: Math.min(other.day, 28) };
        const born = { ...birth, day: Math.min(birth.day, 28) };
        const otherBirthYear = { ...born, year: other.year };
        expect(personalYear(otherBirthYear, { today: sameYear })).toEqual(
          personalYear(born, { today }),
        );
      }),
    );
  });

  it('is the digital root for every birthday in every year 1900–2100, as its working is', () => {
    const newYearsDays = EVERY_DATE.filter(({ month, day }) => month === 1 && day === 1);
    const wrong = newYearsDays.flatMap((today) =>
      LEAP_YEAR.filter((birth) => {
        const { value, steps } = personalYear(birth, { today });
        const expected = digitalRoot(birth.month + birth.day + today.year);
        return value !== expected || replay(steps) !== value;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
