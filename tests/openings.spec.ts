import type { Page } from '@playwright/test';
import * as form from '#texts/person/form';
import { path as pathOf } from '../src/config/paths';
import { expect, goBack, submit, test } from './testing/fixtures';

const CAREER = pathOf('career-number');

/** Calculates the career number of Grace Hopper. The tab knows her from then on. */
async function calculate(page: Page) {
  await page.goto(CAREER);
  const grace = { name: 'Grace Hopper', date: '1906-12-09' };
  await submit(page, grace);
  await expect(page.getByTestId('result')).toBeVisible();
}

test('nobody who was forgotten comes back from the cache of the browser', { tag: '@back' }, async ({
  page,
}) => {
  await calculate(page);
  for (const path of [pathOf('birth-grid'), pathOf('sigil')]) {
    await page.evaluate(() => Reflect.set(globalThis, 'isInMemory', true));
    await page.goto(path);
    await expect(page.getByTestId('result')).toBeVisible();
  }
  await page.getByRole('button', { name: form.forgetItNow }).click();
  for (const path of [pathOf('birth-grid'), CAREER]) {
    await goBack(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByTestId('result')).toHaveCount(0);
    const everything = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
      const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
      return document.documentElement.outerHTML + stored + fields + location.href;
    });
    expect(everything).toContain('ninefold_forgotten');
    expect(everything).not.toMatch(/hopper|1906-12-09/i);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isInMemory'))).toBe(true);
  }
});

test('a prerendered page decides what it opens with when it is shown', async ({ page }) => {
  // Chromium itself does not prerender for Playwright.
  await page.addInitScript(() => {
    const prerendering = location.search === '?prerendered';
    Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  });
  await calculate(page);
  const known = await page.evaluate(() => ({ ...sessionStorage }));
  for (const [before, after, results] of [
    [{}, known, 1],
    [known, {}, 0],
  ] as const) {
    await remember(page, before);
    await page.goto(`${pathOf('sigil')}?prerendered`, { waitUntil: 'networkidle' });
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
    await remember(page, after);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
    await expect(page.getByTestId('result')).toHaveCount(results);
  }
});

/** What this tab remembers from now on. */
function remember(page: Page, items: Readonly<Record<string, string>>) {
  return page.evaluate((all) => {
    sessionStorage.clear();
    for (const [key, text] of Object.entries(all)) sessionStorage.setItem(key, text);
  }, items);
}
