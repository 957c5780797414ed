import type { Page } from '@playwright/test';
import * as words from '#texts/site/guide';
import { isBuilt, pageName, path as pathOf } from '../src/config/paths';
import { site } from '../src/config/site';
import { countSheets, expect, expectNoSidewaysScroll, test } from './testing/fixtures';

test.skip(!isBuilt('guide-frame'), 'This page is removed.');

const FRAMED = pathOf('guide-frame');

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${pageName('guide')}"]`);

/** The height of the frame, and how much of the guide does not fit into it. */
function measure(page: Page) {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement;
    const text = root?.querySelector('main > *')?.getBoundingClientRect().height ?? 0;
    return {
      height: frame.clientHeight,
      overflow: (root?.scrollHeight ?? 0) - (root?.clientHeight ?? 0),
      unused: Math.floor(frame.clientHeight - text),
    };
  });
}

async function expectFits(page: Page): Promise<number> {
  await expect.poll(() => measure(page)).toMatchObject({ overflow: 0, unused: 0 });
  return (await measure(page)).height;
}

test('the frame is as tall as the guide, on every screen', async ({ page }) => {
  await page.goto(FRAMED);
  const contents = frameOf(page).getByRole('navigation', { name: words.contents });
  const last = contents.getByRole('link').last();
  const heading = frameOf(page).getByRole('heading', { name: await last.innerText() });
  await expect(heading).toBeVisible();
  const wide = await expectFits(page);
  expect(wide).toBeGreaterThan(5000);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await measure(page)).height).toBeGreaterThan(wide);
  await expectFits(page);
  await expectNoSidewaysScroll(page);

  // A chapter in the contents comes to the top of the page, and the link home leaves the frame.
  await last.click();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(header + 32);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => measure(page)).toEqual({ height: wide, overflow: 0, unused: 0 });
  await frameOf(page).getByRole('link', { name: site.brand }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('both addresses print the whole guide, and the screen stays as it was', async ({ page }) => {
  for (const path of [pathOf('guide'), FRAMED]) {
    await page.goto(path);
    if (path === FRAMED) await expectFits(page);
    const sheets = await countSheets(page);
    expect(sheets, path).toBeGreaterThanOrEqual(12);
    expect(sheets, path).toBeLessThanOrEqual(20);
  }
  await expectFits(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame takes 80 % of the screen, and says how to print', async ({ page }) => {
    await page.goto(FRAMED);
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    const box = await page.locator('iframe').boundingBox();
    // And the line above it.
    expect(box?.height).toBe(0.8 * 800 + 1);
    await page
      .getByRole('main')
      .locator(`a[href="${pathOf('guide')}"]`)
      .click();
    await expect(page).toHaveURL(pathOf('guide'));
  });
});
