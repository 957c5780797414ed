import { type CalendarDate, daysInMonth, isMaster, lifePath } from '@ninefold/numerology';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';

/** How often the two ways of adding a date differ, over every date the calculators accept. */
export function compareLifePaths() {
  const dates = acceptedDates();
  const differing = dates
    .map((date) => ({
      row: lifePath(date).value,
      apart: lifePath(date, { method: 'parts' }).value,
    }))
    .filter(({ row, apart }) => row !== apart);
  return {
    dates: dates.length,
    differing: differing.length,
    // Only the sum in one row keeps a master number.
    onlyRow: differing.filter(({ row, apart }) => isMaster(row) && !isMaster(apart)).length,
    // Only the sum of reduced parts does.
    onlyApart: differing.filter(({ row, apart }) => isMaster(apart) && !isMaster(row)).length,
  };
}

function acceptedDates(): readonly CalendarDate[] {
  return range(EARLIEST_BIRTH_DATE.year, LATEST_BIRTH_DATE.year).flatMap((year) =>
    range(1, 12).flatMap((month) =>
      range(1, daysInMonth(year, month)).map((day) => ({ year, month, day })),
    ),
  );
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
