import { once } from 'node:events';
import { copyFileSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import * as pagesWords from '#texts/pages';
import * as paths from '#texts/paths';
import * as words from '#texts/tools/home';
import * as namesBattle from '#texts/tools/names-battle';
import { serve } from '../scripts/serve';
import { pages } from '../src/config/pages';
import { path as pathOf } from '../src/config/paths';
import { site } from '../src/config/site';
import { buildWorker } from '../src/offline/build-worker';
import { copyOfSite } from './testing/build-site';
import { field } from './testing/fixtures';

test.use({ serviceWorkers: 'allow' });
test.skip(!site.offline, 'the configuration has no offline copy');

/**
 * Replaces a built site with its next version: every script has another name, as if everything had
 * changed, and every page has another heading.
 */
async function deployNextVersion(folder: string): Promise<void> {
  const scripts = globSync('assets/**/*.js', { cwd: folder });
  const nextName = (file: string) => file.replace(/\.js$/, '-next.js');
  const names = new Set(scripts.map((file) => basename(file)));
  for (const file of globSync('{**/*.html,assets/**/*.js}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(/[\w.-]+\.js\b/g, (name) => (names.has(name) ? nextName(name) : name))
      .replaceAll('</h1>', ', next</h1>');
    writeFileSync(join(folder, file), text);
  }
  for (const file of scripts) renameSync(join(folder, file), join(folder, nextName(file)));
  await buildWorker(folder, { isOffered: true });
}

/** Takes a file out of a site. Returns what puts it back. */
function withhold(file: string): () => void {
  renameSync(file, `${file}.later`);
  return () => renameSync(`${file}.later`, file);
}

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
  await field(page, 'name').fill('Ada');
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByTestId('number').first()).toHaveText('6');
  await expect(page.getByRole('heading', { name: words.keyTraits })).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// One journey, because a browser takes seconds to copy the site.
test('the whole site works without a network after one visit', async ({ context, page }) => {
  const folder = copyOfSite();
  // Like one of the older articles of a large blog, which the copy does not contain.
  copyFileSync(join(folder, `${pathOf('about')}.html`), join(folder, 'old-article.html'));
  let server = await serve(folder);
  const { port } = server;
  const open = (path: string, tab = page) =>
    tab.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
  const banner = page.getByTestId('ad-banner').getByRole('img');
  // An owner may have no banner.
  const hasBanner = Boolean(site.affiliate);
  const drawing = page.getByRole('article').locator('figure img').first();

  await test.step('a page without the worker, or with an incomplete copy, works', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const bringWorker = withhold(join(folder, 'sw.js'));
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
    await calculate(page);
    bringWorker();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    // A deployment in progress: one of the pages does not exist yet.
    const bringGuide = withhold(join(folder, `${pathOf('guide')}.html`));
    await page.reload();
    await page.evaluate(async () => {
      let worker: ServiceWorker | null | undefined;
      while (!worker) worker = (await navigator.serviceWorker.getRegistration())?.installing;
      while (worker.state !== 'redundant') await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await calculate(page);
    bringGuide();
    await page.reload();
    await hasCopy(page);
    expect([...errors, ...noise]).toEqual([]);
  });

  await test.step('pictures and pages that were seen are kept', async () => {
    // It was loaded before the worker was active.
    if (hasBanner) {
      await expect.poll(() => banner.evaluate(isShown)).toBe(true);
      const source = await banner.evaluate(currentSource);
      await expect.poll(() => cachedIn(page, 'seen')).toContain(source);
    }
    await open(pathOf('blog/love-numbers'));
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate(isShown)).toBe(true);
    await expect
      .poll(() => cachedIn(page, 'seen'))
      .toContain(await drawing.evaluate(currentSource));
    await open('/old-article/?from=mail');
    await expect.poll(() => cachedIn(page, 'read')).toEqual(['/old-article']);
    expect((await open('/no-such-page'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(pages['not-found'].heading);
  });

  await test.step('while the server fails, they are shown', async () => {
    server.stop();
    const failing = createServer((_, response) => response.writeHead(503).end('Out of order'));
    await once(failing.listen(port, 'localhost'), 'listening');
    for (const path of ['/old-article', pathOf('about')]) {
      await open(path);
      await expect(heading(page)).toHaveText(pages.about.heading);
    }
    // Never visited, and the network is there: what the server says.
    await open(pathOf('numbers/8'));
    await expect(page.getByText('Out of order')).toBeVisible();
    failing.close();
    failing.closeAllConnections();
  });

  await test.step('while the network does not answer, they are shown after three seconds', async () => {
    const silent = createServer(() => {});
    await once(silent.listen(port, 'localhost'), 'listening');
    for (const path of ['/old-article', pathOf('about')]) {
      await open(path);
      await expect(heading(page)).toHaveText(pages.about.heading);
    }
    silent.close();
    silent.closeAllConnections();
  });

  await test.step('without a network, every kind of page works', async () => {
    await context.setOffline(true);
    // tests/dist/offline.test.ts checks the whole list.
    for (const path of [
      pathOf('blog/karmic-debt'),
      pathOf('privacy-policy'),
      pathOf('guide-frame'),
    ]) {
      expect((await open(path))?.status()).toBe(200);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    const guide = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await expect(guide).toBeVisible();
    await open('/?from=a-friend');
    await calculate(page);
    expect((await open(pathOf('numbers/7')))?.status()).toBe(503);
    await expect(heading(page)).toHaveText(pages.offline.heading);
    // What it names works.
    await page
      .getByRole('main')
      .getByRole('link', { name: paths.ownPages['career-number'].name })
      .click();
    await expect(heading(page)).toHaveText(pages['career-number'].heading);
    await open(`${pathOf('about')}/`);
    await expect(page).toHaveTitle(new RegExp(RegExp.escape(pages.about.title)));
    await open(pathOf('blog/love-numbers'));
    await drawing.scrollIntoViewIfNeeded();
    for (const picture of hasBanner ? [drawing, banner] : [drawing]) {
      await expect.poll(() => picture.evaluate(isShown)).toBe(true);
    }
  });

  let tab = page;
  await test.step('a new version does not break an open page, and is shown on the next one', async () => {
    server = await serve(folder, port);
    await context.setOffline(false);
    await open(pathOf('names-battle'));
    await field(page, 'name').fill('Ada');
    const inCopy = await cachedIn(page, 'site');
    const oldScript = inCopy.find((path) => path.includes('/karmic.')) ?? '';
    await deployNextVersion(folder);
    expect((await fetch(`http://localhost:${port}${oldScript}`)).status).toBe(404);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    // A browser may evict its cache at any time.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    // Nothing was reloaded: the typed text is there, and so is every script that may still be needed.
    await expect(field(page, 'name')).toHaveValue('Ada');
    await field(page, 'name-2').fill('Bo');
    await page.getByRole('button', { name: namesBattle.submit }).click();
    await expect(page.getByRole('heading', { name: namesBattle.kind })).toBeVisible();
    expect(await page.evaluate(async (path) => (await fetch(path)).status, oldScript)).toBe(200);
    // The next page is the new one, and works, though the old worker still serves this tab.
    const menu = page.getByRole('navigation', { name: pagesWords.menus.main });
    await menu.getByRole('link', { name: paths.ownPages.home.name }).click();
    await expect(heading(page)).toHaveText(/, next$/);
    await calculate(page);

    // After the last tab of the old version is closed, the new worker activates and cleans up.
    await expect(async () => {
      // The browser may notice with a delay that the old tab is closed.
      await tab.close();
      tab = await context.newPage();
      await tab.goto(`http://localhost:${port}/about`);
      expect(await cachedIn(tab, 'site')).not.toContain(oldScript);
    }).toPass();
    server.stop();
    await context.setOffline(true);
    await open('/', tab);
    await expect(heading(tab)).toHaveText(/, next$/);
    await calculate(tab);
  });

  await test.step('the operator withdraws the copy', async () => {
    await buildWorker(folder, { isOffered: false });
    server = await serve(folder, port);
    await context.setOffline(false);
    await open(pathOf('about'), tab);
    await expect.poll(() => tab.evaluate(() => caches.keys())).toEqual([]);
    // Where Workbox keeps the age of a picture.
    await expect.poll(() => tab.evaluate(() => indexedDB.databases())).toEqual([]);
    await open(pathOf('contact'), tab);
    const left = await tab.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(left).toEqual([]);
    await expect(heading(tab)).toBeVisible();
  });
  server.stop();
  rmSync(folder, { recursive: true });
});
