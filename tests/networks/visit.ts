import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../testing/fixtures';

/** The texts that a visitor cannot see and that no visitor has to open first. */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, label, td)')]
      .filter((element) => !element.closest('details:not([open]), [hidden], noscript'))
      // `expectTodaysNumber` and the test without the frame check these.
      .filter((element) => !element.closest('[data-testid="todays-number"] > div, iframe ~ p'))
      .filter((element) => element.textContent?.trim())
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        return !isShown || width === 0 || height === 0;
      })
      .map((element) => element.textContent ?? ''),
  );
}

/** Fails unless something is painted there. Playwright's own screenshots would wait for fonts. */
export async function expectPainted(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box || box.width === 0 || box.height === 0) throw new Error('It has no size.');
  const session = await page.context().newCDPSession(page);
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const clip = {
    x: box.x + scrolled.x,
    y: box.y + scrolled.y,
    width: box.width,
    height: Math.min(box.height, 200),
    scale: 1,
  };
  const { data } = await session.send('Page.captureScreenshot', { clip });
  await session.detach();
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  // A blank area is of one color, or of a slow gradient.
  expect(Math.max(...channels.map(({ max, min }) => max - min))).toBeGreaterThan(60);
}

/** Today's Number shows a meaning, or says where all of them are. */
export async function expectTodaysNumber(page: Page): Promise<void> {
  const block = page.getByTestId('todays-number');
  if ((await block.count()) === 0) return;
  const shown = block.locator('[data-today], a[href="/numbers"]');
  await expect(shown.filter({ visible: true })).toHaveCount(1);
}

/** Fills in every field of the form as a visitor would. */
export async function fillIn(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  for (const field of await form.locator('input[type="date"]').all())
    await field.fill('1990-01-09');
  for (const field of await form.locator('input[type="text"], input:not([type])').all()) {
    await field.fill((await field.getAttribute('inputmode')) === 'numeric' ? '7' : 'Ada Lovelace');
  }
}

/** The buttons that need a script: a form's own, or those of the store. */
export function scriptedButtons(page: Page): Locator {
  return page.locator('astro-island').locator('button[type="submit"], article button').first();
}

/** Follows the first link that leads to another page. */
export async function followLink(page: Page): Promise<void> {
  const links = page.locator('a[href^="/"]:not([target="_blank"])').filter({ visible: true });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const current = new URL(page.url()).pathname;
  const index = targets.findIndex((target) => target?.split('#')[0] !== current);
  const { href } = new URL(targets[index] ?? '', page.url());
  await links.nth(index).click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
