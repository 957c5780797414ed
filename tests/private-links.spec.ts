import type { Page } from '@playwright/test';
import { countAs } from '#texts/result';
import * as result from '#texts/result/reading';
import * as letterWords from '#texts/result/working';
import { skip } from '#texts/site/frame';
import * as primitives from '#texts/ui/primitives';
import { expect, field, goBack, recordRequests, test } from './testing/fixtures';

const name = 'Zoë Quarry';
const date = '1987-03-29';

async function fillAndCalculate(page: Page): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'date').fill(date);
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

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied link holds what was chosen, and tells no server', { tag: '@back' }, async ({
  page,
  browser,
}) => {
  const sent = recordRequests(page);
  await page.goto('/');
  await fillAndCalculate(page);
  const before = await shown(page);
  await page.locator('[role="tab"]').nth(3).click();
  await page.getByTestId('working').locator('summary').click();
  await page
    .getByRole('switch', { name: countAs('ë', 'E') })
    .first()
    .click();
  await page.getByRole('switch', { name: letterWords.countYAsVowel('Quarry', 1, 1) }).click();
  const chosen = await shown(page);
  expect(chosen).not.toEqual(before);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: result.copyLink, exact: true }).click();
  await expect(page.getByText(primitives.copied)).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toBe('');

  await page.reload();
  await expect.poll(() => shown(page)).toEqual(chosen);

  const stranger = await browser.newContext();
  const fresh = await stranger.newPage();
  const sentByStranger = recordRequests(fresh);
  await fresh.goto(link.href);
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
  await fresh.getByRole('link', { name: skip }).press('Enter');
  await expect(fresh).toHaveURL(/#main$/);
  await goBack(fresh);
  await expect(fresh).toHaveURL(/#name=/);
  await expect(working).toHaveAttribute('open');
  expect(await announced.evaluate((line) => line?.isConnected)).toBe(true);
  await fresh.waitForLoadState('networkidle');
  await stranger.close();
  expect(sentByStranger.length).toBeGreaterThan(3);
  expect([...sent, ...sentByStranger].join('\n')).not.toMatch(
    /zo(?:ë|%C3%AB|e)|quarry|1987|03-29/i,
  );
});
