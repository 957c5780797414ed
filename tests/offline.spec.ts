import { once } from 'node:events';
import { copyFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../scripts/serve';
import { pages } from '../src/config/pages';
import { site } from '../src/config/site';
import {
  copyOfSite,
  deployNextVersion,
  removeSite,
  withdrawOfflineCopy,
} from './testing/built-sites';

interface Served {
  readonly folder: string;
  readonly address: string;
  readonly stop: () => void;
}

const test = base.extend<{ served: Served; cutNetwork: () => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is used here
  served: async ({}, use) => {
    const folder = copyOfSite();
    const { port, stop } = await serve(folder);
    await use({ folder, address: `http://localhost:${port}`, stop });
    stop();
    removeSite(folder);
  },
  baseURL: async ({ served }, use) => use(served.address),
  /** Stops the server and takes the browser offline. */
  cutNetwork: async ({ context, served }, use) => {
    await use(async () => {
      served.stop();
      await context.setOffline(true);
    });
  },
});
test.use({ serviceWorkers: 'allow' });
test.skip(!site.offline, 'the configuration has no offline copy');

/** Waits until the browser has the whole copy and the page is served from it. */
async function hasCopy(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses in one of the worker's caches. */
async function cachedIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, cache);
}

const currentSource = (element: Element) =>
  new URL((element as HTMLImageElement).currentSrc).pathname;
const isShown = (element: Element) => (element as HTMLImageElement).naturalWidth > 0;

/** Calculates a Name Number on the home page: A is 1, d is 4, a is 1. */
async function calculate(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByTestId('number').first()).toHaveText('6');
  await expect(page.getByRole('heading', { name: 'Key Traits' })).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after one visit to a tool the whole site works while its server fails, and without a network', async ({
  page,
  served,
}) => {
  // Like one of the older articles of a large blog, which the copy does not contain.
  copyFileSync(join(served.folder, 'about.html'), join(served.folder, 'old-article.html'));
  await page.goto('/');
  await hasCopy(page);
  const banner = page.getByTestId('ad-banner').getByRole('img');
  // It was loaded before the worker was active.
  await expect.poll(() => banner.evaluate(isShown)).toBe(true);
  await expect.poll(() => cachedIn(page, 'seen')).toContain(await banner.evaluate(currentSource));
  await page.goto('/blog/love-numbers');
  const drawing = page.getByRole('article').locator('figure img').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => drawing.evaluate(isShown)).toBe(true);
  await expect.poll(() => cachedIn(page, 'seen')).toContain(await drawing.evaluate(currentSource));
  await page.goto('/old-article/?from=mail');
  await expect.poll(() => cachedIn(page, 'read')).toEqual(['/old-article']);
  const unknown = await page.goto('/no-such-page');
  expect(unknown?.status()).toBe(404);
  await expect(heading(page)).toHaveText(pages['not-found'].heading);

  served.stop();
  const failing = createServer((_, response) => response.writeHead(503).end('Out of order'));
  await once(failing.listen(Number(new URL(served.address).port), 'localhost'), 'listening');
  for (const path of ['/old-article', '/about']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(pages.about.heading);
  }
  // Never visited, and the network is there: what the server says.
  await page.goto('/numbers/8');
  await expect(page.getByText('Out of order')).toBeVisible();
  failing.close();
  failing.closeAllConnections();
  await page.context().setOffline(true);

  // tests/dist/offline.test.ts checks the whole list; these are pages of every kind.
  for (const path of ['/blog/karmic-debt', '/privacy-policy', '/power-numerology-guide']) {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  const guide = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(guide).toBeVisible();
  await page.goto('/');
  await calculate(page);
  await page.goto('/names-battle?from=a-friend');
  await page.getByLabel('Enter First Name').fill('Ada');
  await page.getByLabel('Enter Second Name').fill('Ada');
  await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Compatibility' })).toBeVisible();

  const lost = await page.goto('/numbers/7');
  expect(lost?.status()).toBe(503);
  await expect(heading(page)).toHaveText('You’re offline');
  // What it names works.
  await page.getByRole('main').getByRole('link', { name: 'Career Number' }).click();
  await expect(heading(page)).toHaveText(pages.career.heading);
  await page.goto('/about/');
  await expect(page).toHaveTitle(/About/);
  // Pictures that were seen before are there.
  await page.goto('/blog/love-numbers');
  await drawing.scrollIntoViewIfNeeded();
  for (const picture of [drawing, banner]) {
    await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  }
});

test('a new version does not break an open page, and is shown on the next one', async ({
  context,
  page,
  served,
  cutNetwork,
}) => {
  await page.goto('/names-battle');
  await hasCopy(page);
  await page.getByLabel('Enter First Name').fill('Ada');
  const [oldScript = ''] = (await cachedIn(page, 'site')).filter((path) =>
    path.includes('/karmic.'),
  );

  await deployNextVersion(served.folder);
  expect((await context.request.get(oldScript)).status()).toBe(404);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  // A browser may evict its cache at any time.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  // Nothing was reloaded: the typed text is there, and so is every script that may still be needed.
  await expect(page.getByLabel('Enter First Name')).toHaveValue('Ada');
  await page.getByLabel('Enter Second Name').fill('Bo');
  await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Compatibility' })).toBeVisible();
  expect(await page.evaluate(async (path) => (await fetch(path)).status, oldScript)).toBe(200);

  // The next page is the new one, and works, though the old worker still serves this tab.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Calculator' })
    .click();
  await expect(heading(page)).toHaveText(/, next$/);
  await calculate(page);

  // After the last tab of the old version is closed, the new worker activates and cleans up.
  await page.close();
  let tab = await context.newPage();
  await expect(async () => {
    // The browser may notice with a delay that the old tab is closed.
    await tab.close();
    tab = await context.newPage();
    await tab.goto('/about');
    expect(await cachedIn(tab, 'site')).not.toContain(oldScript);
  }).toPass();
  await cutNetwork();
  await tab.goto('/');
  await expect(heading(tab)).toHaveText(/, next$/);
  await calculate(tab);
});

test('an incomplete copy is not used, is retried, and can be withdrawn by the operator', async ({
  page,
  served,
}) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  // A deployment in progress: one of the pages does not exist yet.
  const file = join(served.folder, 'guide.html');
  const aside = join(served.folder, 'guide.later');
  renameSync(file, aside);
  await page.goto('/');
  await page.evaluate(async () => {
    let worker: ServiceWorker | null | undefined;
    while (!worker) worker = (await navigator.serviceWorker.getRegistration())?.installing;
    while (worker.state !== 'redundant') await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await calculate(page);
  renameSync(aside, file);
  await page.reload();
  await hasCopy(page);
  expect(noise).toEqual([]);

  await withdrawOfflineCopy(served.folder);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // Where Workbox keeps the age of a picture.
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.goto('/contact');
  const left = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(left).toEqual([]);
  await expect(heading(page)).toBeVisible();
});
