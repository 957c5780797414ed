import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

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

/** The sum of the shifts until the result is complete and painted. */
async function shiftsUntil(page: Page, end: string): Promise<number> {
  await expect(page.getByText(end).first()).toBeAttached();
  return shiftOf(page);
}

for (const { path, link, end } of pages) {
  test(`${path} hardly moves when it opens with a result`, async ({ page }) => {
    await recordShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path + link);
    expect(await shiftsUntil(page, end)).toBeLessThanOrEqual(MOST);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    expect(await shiftsUntil(page, end), 'at 1440 px').toBeLessThanOrEqual(MOST);
  });
}
