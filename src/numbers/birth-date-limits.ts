import type { CalendarDate } from '@ninefold/numerology';

/** The first birth date the calculators accept (docs/rules/letters-and-dates.md#birth-date-limits). */
export const EARLIEST_BIRTH_DATE: CalendarDate = { year: 1900, month: 1, day: 1 };

/** The last birth date the calculators accept (docs/rules/letters-and-dates.md#birth-date-limits). */
export const LATEST_BIRTH_DATE: CalendarDate = { year: 2100, month: 12, day: 31 };
