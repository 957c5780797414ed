import type { CalendarDate } from '@ninefold/numerology';

/** The visitor's own calendar date, by their clock, at this moment. */
export function today(): CalendarDate {
  return dayOf(new Date());
}

/** The calendar date of a moment, where the visitor is. */
export function dayOf(moment: Date): CalendarDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}
