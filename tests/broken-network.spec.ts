import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../scripts/serve';
import { copyOfSite, removeSite } from './testing/built-sites';

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
  const shown = today.locator('[data-today], a[href="/numbers"]').filter({ visible: true });
  await expect(shown).toHaveCount(1);
}

/** Every kind of island. */
for (const path of ['/', '/store']) {
  test(`${path} without its scripts can be read and says that its buttons do not work, until a reload`, async ({
    page,
    fail,
  }) => {
    const recover = await fail(/\/assets\/.*\.js$/);
    await page.goto(path);
    const island = page.locator('astro-island');
    await island.locator('button[type="submit"], article button').first().click();
    await expect(page.getByRole('alert')).toHaveText(/reload the page/);
    await expectReadable(page);
    await recover();
    await page.reload();
    await island.hover();
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('without its readings a page shows numbers and workings, and fetches them again', async ({
  page,
  fail,
}) => {
  const recover = await fail(/\/assets\/readings\//);
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Ann');
  await page.getByLabel('Birth Date').fill('1990-01-09');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByTestId('working').first()).toBeVisible();
  // At the second try the site answers again, but without this script: the page that asks for it is
  // out of date, and reloads itself.
  page.once('framenavigated', recover);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('meaning').first()).toBeVisible();
});

test('a picture of a result that cannot be drawn is reported', async ({ page, fail }) => {
  await fail(/\/ShareDialog\./);
  await page.goto('/personal-year#date=1990-01-09');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('We couldn’t make the picture here.')).toBeVisible();
});

test('without fonts, pictures and frames there are the texts, what the pictures say, and a link', async ({
  page,
  fail,
}) => {
  await fail(/\.(?:woff2|avif|webp|png|svg)$|\/guide$/);
  await page.goto('/blog/life-cycles');
  await expectReadable(page);
  for (const image of await page.getByRole('article').locator('img, [role="img"]').all()) {
    await image.evaluate((element) => element.scrollIntoView());
    await expect(image).toHaveAccessibleName(/.{20}/);
  }
  await page.goto('/power-numerology-guide');
  await expect(page.getByRole('main').locator('a[href="/guide"]')).toBeVisible();
});

test.describe('where the service worker is missing', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a calculator works', async ({ page }) => {
    // Routes do not reach the requests of a service worker, so this server has none.
    const folder = copyOfSite();
    rmSync(join(folder, 'sw.js'), { force: true });
    const { port, stop } = await serve(folder);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
    await page.getByLabel('Full Name').fill('Ann');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page.getByTestId('number')).toHaveText('11');
    stop();
    removeSite(folder);
  });
});
