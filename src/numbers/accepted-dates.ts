import { type CalendarDate, daysInMonth } from '@ninefold/numerology';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from './birth-date-limits';

/** Every birth date that the calculators accept. */
export function acceptedDates(): readonly CalendarDate[] {
  return range(EARLIEST_BIRTH_DATE.year, LATEST_BIRTH_DATE.year).flatMap((year) =>
    range(1, 12).flatMap((month) =>
      range(1, daysInMonth(year, month)).map((day) => ({ year, month, day })),
    ),
  );
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
