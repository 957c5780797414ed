import type { CalendarDate } from '../numerology';

/** The visitor's own calendar date, by their clock, at this moment. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
