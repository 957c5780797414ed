import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser';
import { copyOfSite, deployNextVersion, removeSite } from '../testing/built-sites';
import type { RowResult } from './check-host';
import { deployVersion } from './deploy-version';
import type { Host } from './hosts';
import type { RunningServer } from './run-server';

/** Two built versions of the site: every script and every heading of the second differs. */
export interface Versions {
  readonly first: string;
  readonly second: string;
}

interface Deployment {
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly folder: string;
  readonly versions: Versions;
}

// Servers may cache a file for some seconds, and the offline copy is fetched file by file.
const patient = { timeout: 60_000 };

/** Builds what `checkUpdates` deploys, until `remove` is called. */
export async function buildVersions() {
  const [first, second] = [copyOfSite(), copyOfSite()];
  await deployNextVersion(second);
  return { first, second, remove: () => [first, second].forEach(removeSite) };
}

interface Scenario {
  readonly from: keyof Versions;
  readonly run: (deployment: Deployment) => Promise<void>;
}

const scenarios: Readonly<Record<string, Scenario>> = {
  'an update while a page is open': { from: 'first', run: (site) => replaceWhileOpen(site, true) },
  'a roll-back while a page is open': {
    from: 'second',
    run: (site) => replaceWhileOpen(site, false),
  },
  'an update that deletes old scripts': { from: 'first', run: deleteWhileOpen },
};

/** Replaces the site on a host while a browser uses it, and returns what each row of the table found. */
export async function checkUpdates(
  host: Host,
  versions: Versions,
): Promise<ReadonlyMap<string, RowResult>> {
  const rows = new Map<string, RowResult>();
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  for (const [what, { from, run }] of Object.entries(scenarios)) {
    const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
    deployVersion(versions[from], folder);
    const server = await host.start(folder);
    const faults: string[] = [];
    try {
      await run({ browser, server, folder, versions });
    } catch (error) {
      faults.push((error as Error).message);
    } finally {
      await server.stop();
      removeSite(folder);
    }
    rows.set(what, { faults, requests: 1 });
  }
  await browser.close();
  return rows;
}

/** Two visitors have the old version open, one of them with the offline copy. */
async function replaceWhileOpen(
  { browser, server, folder, versions }: Deployment,
  isNext: boolean,
): Promise<void> {
  const newVisitor = await browser.newContext({ serviceWorkers: 'block' });
  const page = await newVisitor.newPage();
  const regular = await browser.newContext();
  const tab = await regular.newPage();
  const faults = [page, tab].map(collectFaults);
  for (const open of [page, tab]) {
    await open.goto(server.origin);
    expect(await isNextVersion(open)).toBe(!isNext);
  }
  await waitForCopy(tab, !isNext);

  deployVersion(isNext ? versions.second : versions.first, folder);

  // The open page fetches its readings only now.
  await calculate(page);
  await reloadUntil(page, isNext);
  const scripts = collectScripts(page);
  await page.reload();
  await expectReading(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((path) => path.endsWith('-next.js') !== isNext)).toEqual([]);

  await calculate(tab);
  await reloadUntil(tab, isNext);
  const offline = await offlineCopyOf(regular, tab, server.origin, isNext);
  expect(faults.flat()).toEqual([]);

  await server.stop();
  await regular.setOffline(true);
  await offline.goto(`${server.origin}/`);
  expect(await isNextVersion(offline)).toBe(isNext);
  await calculate(offline);
  await Promise.all([newVisitor.close(), regular.close()]);
}

/** The open page cannot fetch its readings: it says so, and *Try again* reloads it with them. */
async function deleteWhileOpen({ browser, server, folder, versions }: Deployment): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.origin);
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeEnabled(patient);

  deployVersion(versions.second, folder, { deletesOldScripts: true });

  await submit(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible(patient);
  await expect(page.getByTestId('number').first()).toHaveText('6');
  // A server may send the old page for some seconds more.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    expect(await isNextVersion(page)).toBe(true);
  }).toPass(patient);
  await expectReading(page);
  await context.close();
}

async function submit(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
}

/** Calculates a Name Number on the home page: A is 1, d is 4, a is 1. */
async function calculate(page: Page): Promise<void> {
  await submit(page);
  await expectReading(page);
}

async function expectReading(page: Page): Promise<void> {
  await expect(page.getByTestId('number').first()).toHaveText('6', patient);
  await expect(page.getByRole('heading', { name: 'Key Traits' })).toBeVisible(patient);
}

async function isNextVersion(page: Page): Promise<boolean> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  return heading?.endsWith(', next') ?? false;
}

/** Reloads a page with a result until it is of the new version. The result comes back with it. */
async function reloadUntil(page: Page, isNext: boolean): Promise<void> {
  await expect(async () => {
    await page.reload();
    expect(await isNextVersion(page)).toBe(isNext);
  }).toPass(patient);
  await expectReading(page);
}

/** Everything that a visitor would see fail: missing files and errors of scripts. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.context().on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) scripts.push(pathname);
  });
  return scripts;
}

/** Whether the offline copy holds the scripts of one version, and only those. */
async function isCopyOf(page: Page, isNext: boolean): Promise<boolean> {
  const scripts = await page.evaluate(async () => {
    const requests = await (await caches.open('site')).keys();
    return requests.map(({ url }) => url).filter((url) => url.includes('.js'));
  });
  return scripts.length > 0 && scripts.every((url) => url.endsWith('-next.js') === isNext);
}

/** Waits until the browser has the whole copy and the page is served from it. */
async function waitForCopy(page: Page, isNext: boolean): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => isCopyOf(page, isNext), patient).toBe(true);
}

/** Closes the last tab of the old version, and returns one in which the copy is the new version. */
async function offlineCopyOf(context: BrowserContext, tab: Page, origin: string, isNext: boolean) {
  await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) {
      await registration.update().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  let next = tab;
  await expect(async () => {
    // The browser may notice with a delay that the old tab is closed.
    await next.close();
    next = await context.newPage();
    await next.goto(`${origin}/about`);
    expect(await isCopyOf(next, isNext)).toBe(true);
  }).toPass(patient);
  return next;
}
