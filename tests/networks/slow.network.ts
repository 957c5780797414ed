import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../testing/fixtures';
import { hasIsland, typicalPages } from './assets';
import { expectPainted, expectTodaysNumber, fillIn, hiddenTexts, scriptedButtons } from './visit';

/** As Chromium's developer tools slow a page down for “3G”. */
const THIRD_GENERATION = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** Holds back every file but the page itself, until it is told to go on. */
async function holdFiles(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**', async (route) => {
    if (isHolding && route.request().resourceType() !== 'document') held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', THIRD_GENERATION);
}

/** What is in the fields. */
function typed(page: Page): Promise<string[]> {
  return page
    .locator('main form input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

for (const built of typicalPages()) {
  test(`${built.path} can be read and filled in before anything but its text has arrived`, async ({
    page,
  }) => {
    await slowDown(page);
    const release = await holdFiles(page);
    await page.goto(built.path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').or(page.getByRole('main')).last().waitFor();
    await expectPainted(page, page.getByRole('heading', { level: 1 }));
    expect(await hiddenTexts(page)).toEqual([]);
    if (hasIsland(built)) await fillIn(page);
    const before = await typed(page);

    await release();
    await page.waitForLoadState();
    await expectTodaysNumber(page);
    if (!hasIsland(built)) return;
    await expect(scriptedButtons(page)).toBeEnabled();
    expect(await typed(page)).toEqual(before);
    await scriptedButtons(page).click();
    const outcome = page.locator('[data-testid="result"], [data-testid="cart"]').first();
    const numbers = page.locator('[data-testid="power-number"], [data-testid="number"]').first();
    await expect(outcome.or(numbers).first()).toBeVisible();
  });
}
