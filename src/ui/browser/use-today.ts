import { type CalendarDate, formatDate, parseDate } from '@ninefold/numerology';
import { useSyncExternalStore } from 'react';
import { today, watchDate } from './today';

/** The visitor's current date, updated at midnight; `undefined` in the built HTML. */
export function useToday(): CalendarDate | undefined {
  const text = useSyncExternalStore(
    watchDate,
    () => formatDate(today()),
    () => '',
  );
  return parseDate(text);
}
