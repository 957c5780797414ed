import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, goBack, test } from './testing/fixtures';
import { WITH_CACHE } from './testing/launch-options';

test.use(WITH_CACHE);

const name = 'Zoë Quarry';
const date = '1987-03-29';

async function fillAndCalculate(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Birth Date').fill(date);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByTestId('meaning').first()).toBeVisible();
}

/** Everything about a result that a visitor can see or choose. */
async function shown(page: Page) {
  await expect(page.getByTestId('meaning').first()).toBeVisible();
  return {
    numbers: await page.getByTestId(/^(?:number|score)$/).allTextContents(),
    rows: await page.getByTestId('result').getByRole('row').allTextContents(),
    tab: await page.getByRole('tab', { selected: true }).allTextContents(),
    switches: await page.locator('[role="switch"][aria-checked="true"]').allTextContents(),
  };
}

/** A proxy in front of the site that records every request. */
async function recordRequests(site: string) {
  const log: string[] = [];
  const server = createServer(async (request, response) => {
    log.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const answer = await fetch(site + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { log, address: `http://localhost:${port}`, stop: () => server.close() };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied link holds what was chosen without sending it to a server, and so does this tab after a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await fillAndCalculate(page);
  const before = await shown(page);
  await page.getByRole('tab', { name: /^Soul Urge/ }).click();
  await page.getByTestId('working').locator('summary').click();
  await page.getByRole('switch', { name: 'Count ë as E' }).first().click();
  await page.getByRole('switch', { name: 'Y in Quarry: count as a vowel' }).click();
  const chosen = await shown(page);
  expect(chosen).not.toEqual(before);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toBe('');

  await page.reload();
  await expect.poll(() => shown(page)).toEqual(chosen);

  const { log, address, stop } = await recordRequests(baseURL ?? '');
  const stranger = await browser.newContext();
  const fresh = await stranger.newPage();
  await fresh.goto(address + link.pathname + link.hash);
  await expect.poll(() => shown(fresh)).toEqual(chosen);
  for (const input of await fresh.locator('form input').all()) {
    expect([name, date]).toContain(await input.inputValue());
  }
  // An anchor in the page closes nothing, announces nothing and erases nothing.
  const working = fresh.getByTestId('working').first();
  await working.locator('summary').click();
  const announced = await fresh
    .getByRole('status')
    .first()
    .evaluateHandle((line) => line.firstElementChild);
  await fresh.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(fresh).toHaveURL(/#main$/);
  await goBack(fresh);
  await expect(fresh).toHaveURL(/#name=/);
  await expect(working).toHaveAttribute('open');
  expect(await announced.evaluate((line) => line?.isConnected)).toBe(true);
  await fresh.waitForLoadState('networkidle');
  await stranger.close();
  stop();
  expect(log.length).toBeGreaterThan(3);
  expect(log.join('\n')).not.toMatch(/zo(?:ë|%C3%AB|e)|quarry|1987|03-29/i);
});

test('a person is prefilled in the next calculator, survives Back and reload, and is forgotten on request', async ({
  page,
}) => {
  await page.goto('/career-number');
  await fillAndCalculate(page);
  const number = (await page.getByTestId('number').textContent()) ?? '';
  await page.reload();
  await expect(page.getByTestId('number')).toHaveText(number);
  await page.goto('/personal-year');
  await expect(page.getByLabel('Birth Date')).toHaveValue(date);
  await expect(page.getByTestId('number')).toHaveCount(0);
  await page.goto('/business-name');
  await expect(page.getByRole('button', { name: 'Forget it now' })).toBeVisible();
  await expect(page.getByLabel('Enter Business Name')).toHaveValue('');
  await goBack(page);
  await expect(page.getByLabel('Birth Date')).toHaveValue(date);
  await goBack(page);
  await expect(page.getByTestId('number')).toHaveText(number);
  await page.getByRole('button', { name: 'Forget it now' }).click();
  await expect(page.getByTestId('number')).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toMatch(/Quarry|1987/);
});
