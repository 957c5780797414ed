import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../../scripts/serve';
import { copyOfSite, removeSite } from '../testing/built-sites';
import { everyFailure, type Failure, hasIsland } from './assets';
import {
  expectPainted,
  expectTodaysNumber,
  fillIn,
  followLink,
  hiddenTexts,
  scriptedButtons,
} from './visit';

/** Lets files fail and be fetched again. */
interface Network {
  readonly fail: (paths: readonly string[]) => Promise<void>;
  readonly recover: () => Promise<void>;
  /** The requests that failed. */
  readonly failed: readonly string[];
}

/** A page that fails its test on any uncaught error or violation of its security policy. */
const test = base.extend<{ network: Network }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
  network: async ({ page }, use) => {
    const failed: string[] = [];
    await use({
      failed,
      fail: async (paths) => {
        await page.route(
          ({ pathname }) => paths.includes(pathname),
          (route) => {
            failed.push(route.request().url());
            return route.abort('connectionfailed');
          },
        );
      },
      recover: () => page.unrouteAll(),
    });
  },
});

/** Scrolls through the page: pictures below the screen are fetched when they come near. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const image of await page.getByRole('img').all()) await image.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').or(page.getByRole('main')).last().scrollIntoViewIfNeeded();
}

const failures = everyFailure();
const of = (kind: Failure['asset']['kind']) => failures.filter(({ asset }) => asset.kind === kind);
const title = ({ page, asset }: Failure) =>
  `${page.path} without the ${asset.kind} ${asset.paths.at(-1)}`;

test.afterEach('the page can be read, and its links work', async ({ page }) => {
  await expectPainted(page, page.getByRole('heading', { level: 1 }));
  await expectTodaysNumber(page);
  expect(await hiddenTexts(page)).toEqual([]);
  await followLink(page);
});

for (const failure of of('island')) {
  test(`${title(failure)} says that its buttons do not work`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    await expect(page.getByRole('alert')).toHaveText(/reload the page/);
    await expectPainted(page, page.getByRole('alert'));
    await expect(scriptedButtons(page)).toBeDisabled();
    expect(network.failed).not.toEqual([]);
  });
}

test('a reload fetches what an island was missing', async ({ page, network }) => {
  const [failure] = of('island');
  await network.fail(failure?.asset.paths ?? []);
  await page.goto(failure?.page.path ?? '');
  await expect(page.getByRole('alert')).toBeVisible();
  await network.recover();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const failure of of('script')) {
  test(`${title(failure)} works`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    expect(network.failed).not.toEqual([]);
    if (hasIsland(failure.page)) await hydrated(page);
  });
}

/** Draws the picture of a result when a visitor asks for one. The other late scripts are readings. */
const drawsPicture = ({ asset }: Failure) => asset.paths[0]?.includes('/draw-result-card.');

for (const failure of of('late script').filter((failure) => !drawsPicture(failure))) {
  test(`${title(failure)} says so, and fetches it again`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    await hydrated(page);
    await fillIn(page);
    await scriptedButtons(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(network.failed).not.toEqual([]);
    await network.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Getting the reading/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

for (const failure of of('late script').filter(drawsPicture)) {
  test(`${title(failure)} says so where it is asked for`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    await hydrated(page);
    await fillIn(page);
    await scriptedButtons(page).click();
    await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
    const save = page.getByRole('button', { name: 'Save as picture' });
    // Some results have no picture, and their pages never fetch this script.
    if ((await save.count()) === 0) return;
    await save.click();
    await expect(page.getByText('We couldn’t make the picture here.')).toBeVisible();
    expect(network.failed).not.toEqual([]);
  });
}

test('a reading that cannot be fetched again is restored by a reload', async ({
  page,
  network,
}) => {
  const [failure] = of('late script');
  await network.fail(failure?.asset.paths ?? []);
  await page.goto(failure?.page.path ?? '');
  await hydrated(page);
  await fillIn(page);
  await scriptedButtons(page).click();
  // The site answers again, but without this script: the page that asks for it is out of date.
  page.once('framenavigated', () => network.recover());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('meaning')).toBeVisible();
  expect(network.failed).toHaveLength(2);
});

for (const failure of of('font')) {
  test(`${title(failure)} shows its texts`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    await page.evaluate(() => document.fonts.ready);
  });
}

for (const failure of of('picture')) {
  test(`${title(failure)} shows what the picture says`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    await readToTheEnd(page);
    await expect.poll(() => network.failed).not.toEqual([]);
    const broken = page.locator(`img[src="${failure.asset.paths.at(-1)}"]`).first();
    await expect(broken).toHaveAttribute('alt');
    if (await broken.getAttribute('alt')) await expectPainted(page, broken);
  });
}

for (const failure of of('frame')) {
  test(`${title(failure)} links to it`, async ({ page, network }) => {
    await network.fail(failure.asset.paths);
    await page.goto(failure.page.path);
    expect(network.failed).not.toEqual([]);
    const link = page.getByRole('main').locator(`a[href="${failure.asset.paths[0]}"]`);
    await expect(link).toBeVisible();
    await network.recover();
  });
}

test.describe('without the service worker', () => {
  // Routes do not reach the requests of a service worker, so this server has none.
  let folder: string;
  let site: Awaited<ReturnType<typeof serve>>;
  test.use({ serviceWorkers: 'allow' });
  test.beforeAll(async () => {
    folder = copyOfSite();
    rmSync(join(folder, 'sw.js'));
    site = await serve(folder);
  });
  test.afterAll(() => {
    site.stop();
    removeSite(folder);
  });

  for (const failure of of('worker')) {
    test(`${failure.page.path} works`, async ({ page }) => {
      await page.addInitScript(() => {
        const real = ServiceWorkerContainer.prototype.register;
        ServiceWorkerContainer.prototype.register = async function (...given) {
          return real.apply(this, given).catch((error: unknown) => {
            Reflect.set(globalThis, 'isRefused', true);
            throw error;
          });
        };
      });
      await page.goto(`http://localhost:${site.port}${failure.page.path}`);
      await page.waitForFunction(() => Reflect.get(globalThis, 'isRefused'));
      await hydrated(page);
    });
  }
});

/** Waits until the form or the cart can be used. */
async function hydrated(page: Page): Promise<void> {
  await page.locator('astro-island:not([ssr])').first().waitFor();
  if (page.url().endsWith('/daily-decoder')) await fillIn(page);
  await expect(scriptedButtons(page)).toBeEnabled();
}
