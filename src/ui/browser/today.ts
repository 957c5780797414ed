import type { CalendarDate } from '@ninefold/numerology';

/** The current date in the visitor's time zone. */
export function today(): CalendarDate {
  return dayOf(new Date());
}

/** The calendar date of a moment in the visitor's time zone. */
export function dayOf(moment: Date): CalendarDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}
