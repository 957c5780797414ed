import { type CalendarDate, formatDate, parseDate } from '@ninefold/numerology';
import { useSyncExternalStore } from 'react';
import { today } from './today';

/** Calls back whenever the date may have changed: at midnight, and when the page is shown again. */
function watchDate(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function waitForMidnight() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    // One second after midnight: some timers fire early.
    timer = setTimeout(update, midnight.getTime() - now.getTime() + 1000);
  }
  function update() {
    clearTimeout(timer);
    onChange();
    waitForMidnight();
  }
  waitForMidnight();
  document.addEventListener('visibilitychange', update);
  document.addEventListener('prerenderingchange', update);
  addEventListener('pageshow', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
    document.removeEventListener('prerenderingchange', update);
    removeEventListener('pageshow', update);
  };
}

/** The visitor's current date, updated at midnight; `undefined` in the built HTML. */
export function useToday(): CalendarDate | undefined {
  const text = useSyncExternalStore(
    watchDate,
    () => formatDate(today()),
    () => '',
  );
  return parseDate(text);
}
