import type { CalendarDate } from '@ninefold/numerology';

/** The day after a day. */
export function dayAfter({ year, month, day }: CalendarDate): CalendarDate {
  // UTC for both, so that no change to summer time skips a day.
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}
