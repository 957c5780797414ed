import type { Page } from '@playwright/test';
import { listed } from '#texts/language';
import { numbers } from '#texts/numbers';
import * as peopleWords from '#texts/tools/people';
import * as store from '#texts/tools/store';
import { path as pathOf } from '../src/config/paths';
import { site } from '../src/config/site';
import { expect, field, holdScripts, hydrate, submit, test } from './testing/fixtures';

/*
 * When a page fetches and runs its scripts, and visitors who are faster: they type, press and choose
 * files before.
 */

const press = (page: Page, role: 'button' | 'tab', name: string) =>
  page.getByRole(role, { name, exact: true }).first().click();

const copy = {
  kind: 'ninefold-people',
  version: 1,
  people: [{ name: 'Ann Lee', birthDate: '1990-01-09' }],
};

/** What is done before any script has run, and what it comes to. */
const uses: Readonly<Record<string, readonly [(page: Page) => Promise<void>, string, string]>> = {
  '/': [
    async (page) => {
      await field(page, 'name').fill('Grace Brewster Hopper');
      await field(page, 'name').press('Enter');
      // The last one counts.
      for (const tab of [numbers['soul-urge'].label, numbers.destiny.label])
        await press(page, 'tab', tab);
    },
    'number',
    '6',
  ],
  // Enter moves on to what is missing.
  [pathOf('names-battle')]: [
    async (page) => {
      await field(page, 'name').focus();
      await page.keyboard.type('Ann\nBen\n');
    },
    'result',
    listed(['Ann', 'Ben']),
  ],
  [pathOf('daily-decoder')]: [
    // The button is disabled until a date is checked.
    async (page) => {
      await field(page, 'date').fill('1990-07-04');
      await field(page, 'date').press('Enter');
    },
    'score',
    '%',
  ],
  [pathOf('store')]: [
    async (page) => {
      for (const _press of [1, 2, 3]) await press(page, 'button', store.add);
    },
    'cart',
    store.added(3),
  ],
  [pathOf('people')]: [
    (page) =>
      page.getByLabel(peopleWords.openCopy).setInputFiles({
        name: 'your-people.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(copy)),
      }),
    'person',
    'Ann Lee',
  ],
};

/** Fails unless a page with an island is open, and no script of the island has run. */
async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(1);
}

async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
}

test('what is typed, pressed or chosen before the scripts run counts', async ({ page }) => {
  for (const [path, [use, testId, text]] of Object.entries(uses)) {
    const letScriptsThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await use(page);
    await expectNotHydrated(page);
    await expect(page).toHaveURL(path);
    letScriptsThrough();
    await expect(page.getByTestId(testId)).toContainText(text);
    await page.unrouteAll();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('for a visitor who saves data, scripts wait for the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/react\.[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  // The place on a page that was left is no reason.
  await page.goto(pathOf('career-number'), { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
  // A file that is dragged over the page, and a program that fills in a field.
  for (const event of ['dragenter', 'input']) {
    await page.goto(pathOf('people'));
    await expectNotHydrated(page);
    await field(page, 'name').dispatchEvent(event);
    await expectHydrated(page);
  }
  await page.goto('/');
  await expectNotHydrated(page);
  await hydrate(page);
  await submit(page, { name: 'Ann' });
  await expect(page.getByTestId('meaning')).toBeVisible();
  await page.goto(pathOf('career-number'));
  await expect(field(page, 'name')).toHaveValue('Ann');
});

test('a page that is idle hydrates, and needs no network after that', async ({ page }) => {
  test.skip(
    site.newsletter !== undefined || typeof site.visits === 'object',
    'its hosts are answered by a route, without a cache',
  );
  await page.goto(pathOf('store'));
  await expectHydrated(page);
  await page.context().setOffline(true);
  await press(page, 'button', store.add);
  await expect(page.getByTestId('cart')).toContainText(store.added(1));
});

test('a page runs its scripts for a link right after the first paint', async ({ page }) => {
  // However slow the machine is, the wait for the paint does not end early.
  await page.addInitScript(() => {
    const real = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number) =>
      ms === 1000 && !location.search ? 0 : real(run, ms),
    );
    if (location.search) PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${pathOf('career-number')}#name=Ann&date=1990-01-09`);
  await expect(page.getByTestId('number')).toBeVisible();
  const [firstPaint = Number.NaN, requested = Number.NaN] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/react\./.test(name))?.startTime,
  ]);
  expect(requested).toBeGreaterThanOrEqual(firstPaint);
  await page.goto(`${pathOf('career-number')}?unreported#name=Ann&date=1990-01-09`);
  await expect(page.getByTestId('number')).toBeVisible();
});

test('a form fetches readings once it is used, and shows its result at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const readings = () => requested.filter((url) => url.includes('/assets/readings/'));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(readings()).toEqual([]);
  const name = field(page, 'name');
  await name.focus();
  await expect.poll(readings).not.toEqual([]);
  await name.fill('Grace Brewster Hopper');
  await name.press('Enter');
  await expect(page.getByTestId('number')).toHaveText('7');
  await expect(page.getByTestId('number')).toBeInViewport();
  // Smooth scrolling would take longer than a frame.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const bottom = await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('form [type="submit"]')?.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector('[data-testid="number"]')?.getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThan(844);
});
