import type { Page } from '@playwright/test';
import { site } from '../src/config/site';
import { expect, test } from './testing/fixtures';
import { holdScripts } from './testing/hold-scripts';

/*
 * Visitors who are faster than the page: they type, press and drop before its scripts have run.
 */

/** Delays every answer, and lets little through. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 200_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const island = (page: Page) => page.locator('main astro-island');

/** Fails unless a page with an island is open, and no script of the island has run. */
async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(1);
}

async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
}

test('two names typed at once on a slow line are two names', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept();
  });
  await slowDown(page);
  await page.goto('/names-battle', { waitUntil: 'commit' });
  await page.getByLabel('Enter First Name').focus();
  await page.keyboard.type('Ann\nBen\n', { delay: 120 });
  await expect(page.getByRole('heading', { name: 'Ann and Ben' })).toBeVisible();
  expect(alerts).toEqual([]);
});

test('Enter moves on to what is missing, before and after hydration', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/karmic-past-life', { waitUntil: 'commit' });
  const name = page.getByLabel('Enter Your Full Name');
  const date = page.getByLabel('Enter Your Birth Date');
  await name.fill('Ann');
  await name.press('Enter');
  await expect(date).toBeFocused();
  await expectNotHydrated(page);
  letScriptsThrough();
  await expectHydrated(page);
  await name.press('Enter');
  await expect(date).toBeFocused();
  await date.fill('1990-01-09');
  await name.press('Enter');
  // A1 + N5 + N5 = 11, and 1 + 9 + 9 + 0 + 0 + 1 + 0 + 9 = 29, then 11: no difference is a 9.
  await expect(page.getByTestId('number')).toHaveText('9');
});

test('every early press counts, in its order', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/store', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  for (const _press of [1, 2, 3]) await add.first().click();
  await expectNotHydrated(page);
  letScriptsThrough();
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
});

test('an early Enter counts where the button is disabled until a date is checked', async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/daily-decoder', { waitUntil: 'commit' });
  await page.getByLabel('Birth Date').fill('1990-07-04');
  await page.getByLabel('Birth Date').press('Enter');
  await expectNotHydrated(page);
  letScriptsThrough();
  await expect(page.getByTestId('score')).toBeVisible();
});

test('a file that is dropped or chosen early is opened', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/people', { waitUntil: 'commit' });
  const people = [{ name: 'Ann Lee', birthDate: '1990-01-09' }];
  await page.getByLabel('Open a copy').setInputFiles({
    name: 'your-people.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ kind: 'ninefold-people', version: 1, people })),
  });
  await expectNotHydrated(page);
  letScriptsThrough();
  await expect(page.getByTestId('person')).toHaveAttribute('data-name', 'Ann Lee');
});

/** As a browser says it whose visitor pays for data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('a file that is dragged over it hydrates a page, and so does a program that fills in a field', async ({
  page,
}) => {
  await saveData(page);
  for (const event of ['dragenter', 'input']) {
    await page.goto('/people');
    await expectNotHydrated(page);
    await page.getByLabel('Full Name').dispatchEvent(event);
    await expectHydrated(page);
  }
});

test('a page that is idle hydrates, and needs no network after that', async ({ page }) => {
  test.skip(site.newsletter !== undefined, 'its hosts are answered by a route, without a cache');
  await page.goto('/store');
  await expectHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByTestId('cart')).toContainText('1 item(s) added to cart');
});

test('a visitor who saves data fetches the scripts on the first touch', async ({ page }) => {
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/react\.[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/career-number', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await island(page).hover();
  await expectHydrated(page);
  expect(scripts).toHaveLength(1);
});

test('a place on another page hydrates no page; a person who is remembered does', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/');
  await page.goto('/numbers/7');
  await page.goto('/career-number', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await expectNotHydrated(page);
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Ann');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByTestId('meaning')).toBeVisible();
  await page.goto('/career-number');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ann');
});
