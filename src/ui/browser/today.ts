import type { CalendarDate } from '@ninefold/numerology';

/** The current date in the visitor's time zone. */
export function today(): CalendarDate {
  return dayOf(new Date());
}

/** The calendar date of a moment in the visitor's time zone. */
export function dayOf(moment: Date): CalendarDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** Calls back whenever the date may have changed: at midnight, and when the page is shown again. */
export function watchDate(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watching = new AbortController();
  const { signal } = watching;
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
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener('prerenderingchange', update, { signal });
  addEventListener('pageshow', update, { signal });
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}
