import { type CalendarDate, formatDate, parseDate } from '@ninefold/numerology';
import { useSyncExternalStore } from 'react';
import { today } from './today';

/** The moments at which a page may be looked at on another day than before. */
function watchTheDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function waitForMidnight() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    // A second late rather than early: some timers run a little fast.
    timer = setTimeout(look, midnight.getTime() - now.getTime() + 1000);
  }
  function look() {
    clearTimeout(timer);
    onChange();
    waitForMidnight();
  }
  waitForMidnight();
  document.addEventListener('visibilitychange', look);
  document.addEventListener('prerenderingchange', look);
  addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('prerenderingchange', look);
    removeEventListener('pageshow', look);
  };
}

/** The visitor's today, kept up to date; `undefined` in the built HTML, which has no today. */
export function useToday(): CalendarDate | undefined {
  const text = useSyncExternalStore(
    watchTheDay,
    () => formatDate(today()),
    () => '',
  );
  return parseDate(text);
}
