import { test as base, expect, type Page } from '@playwright/test';
import { noPicture, noWorking } from '#texts/result';
import * as share from '#texts/result/share';
import { noTool } from '#texts/site/frame';
import * as home from '#texts/tools/home';
import * as store from '#texts/tools/store';
import * as ui from '#texts/ui';
import { path as pathOf } from '../src/config/paths';
import { field } from './testing/fixtures';

/** A page that fails its test on any uncaught error, and whose network can fail. */
const test = base.extend<{ fail: (isMeant: RegExp) => Promise<() => Promise<void>> }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
  /** Fails requests by their addresses, until the returned function is called. */
  fail: async ({ page }, use) => {
    await use(async (isMeant) => {
      await page.route(isMeant, (route) => route.abort('connectionfailed'));
      return () => page.unrouteAll();
    });
  },
});

/** Fails if a text of the page is hidden, other than in what a visitor has to open first. */
async function expectReadable(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, label, td)')]
      .filter((element) => element.textContent?.trim())
      .filter((element) => !element.closest('details:not([open]), [hidden], noscript, iframe ~ p'))
      .filter((element) => !element.closest('[data-testid="todays-number"] > div'))
      // For a browser that keeps people.
      .filter((element) => !element.querySelector('[data-testid="today-line"]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(hidden).toEqual([]);
  // Today's Number shows a meaning, or says where all of them are.
  const today = page.getByTestId('todays-number');
  if ((await today.count()) === 0) return;
  const shown = today
    .locator(`[data-today], a[href="${pathOf('numbers')}"]`)
    .filter({ visible: true });
  await expect(shown).toHaveCount(1);
}

test('without its scripts a page says that its buttons do not work', async ({ page, fail }) => {
  // The message is below a form, or above what has none.
  for (const [path, button] of [
    ['/', home.submit],
    [pathOf('store'), store.add],
  ] as const) {
    const recover = await fail(/\/assets\/.*\.js$/);
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('alert')).toHaveText(noTool);
    await expectReadable(page);
    await recover();
  }
  await page.reload();
  await page.locator('astro-island').hover();
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without its readings a page shows numbers, and tries again', async ({ page, fail }) => {
  const recover = await fail(/\/assets\/(readings\/|working\.)/);
  await page.goto('/');
  await field(page, 'name').fill('Ann');
  await field(page, 'date').fill('1990-01-09');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByTestId('number').first()).toHaveText('11'); // 1 + 5 + 5
  await expect(page.getByTestId('working').first()).toContainText(noWorking);
  // At the second try the site answers again, but without this script: the page that asks for it is
  // out of date, and reloads itself.
  page.once('framenavigated', recover);
  await page.getByRole('button', { name: ui.tryAgain }).first().click();
  await expect(page.getByTestId('meaning').first()).toBeVisible();
  await fail(/\/ShareDialog\./);
  await page.getByRole('button', { name: share.share }).click();
  await expect(page.getByText(noPicture)).toBeVisible();
});

test('without fonts, pictures and frames there are texts and a link', async ({ page, fail }) => {
  await fail(new RegExp(`\\.(?:woff2|avif|webp|png|svg)$|${pathOf('guide')}$`));
  await page.goto(pathOf('blog/life-cycles'));
  await expectReadable(page);
  await page.goto(pathOf('guide-frame'));
  await expect(page.getByRole('main').locator(`a[href="${pathOf('guide')}"]`)).toBeVisible();
});
