import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures';

/** The highest score that counts as good. */
const MOST = 0.1;

const PERSON = 'name=Grace+Hopper&date=1906-12-09';

/** Pages that can open with a result, and how to know that it is complete. */
const pages = [
  { path: '/', link: `#${PERSON}`, end: 'Everything about the number 7' },
  { path: '/personal-year', link: '#date=1906-12-09', end: 'Save for my calendar' },
  { path: '/karmic-past-life', link: `#${PERSON}`, end: 'Healing Advice' },
  { path: '/profile', link: `#${PERSON}`, end: 'The long view' },
  { path: '/together', link: `#${PERSON}&and&name=Ann&date=1990-01-09`, end: 'What to try' },
  { path: '/names', link: `#${PERSON}&and&name=Ann`, end: 'What the numbers mean' },
  { path: '/names-battle', link: '#first=Grace&second=Ann', end: 'Path Forward' },
] as const;

/** Collects the layout shifts of a page that no input caused. */
function watchShifts() {
  const shifts: number[] = [];
  Reflect.set(globalThis, 'layoutShifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of the shifts until the result is complete and painted. */
async function shiftsUntil(page: Page, end: string): Promise<number> {
  await expect(page.getByText(end).first()).toBeAttached();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const shifts: number[] = Reflect.get(globalThis, 'layoutShifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const { path, link, end } of pages) {
    test(`${path} at ${width} px hardly moves when it opens with a result`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchShifts);
      await page.goto(path + link);
      expect(await shiftsUntil(page, end)).toBeLessThanOrEqual(MOST);
      await page.reload();
      expect(await shiftsUntil(page, end)).toBeLessThanOrEqual(MOST);
    });
  }
}
