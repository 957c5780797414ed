import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isBuilt } from '../src/config/paths';
import { expect, goBack, hydrate, test } from './testing/fixtures';

test.skip(!isBuilt('lottery'), 'This page is removed.');

const PATH = '/lottery-predictor';

async function open(page: Page) {
  await page.goto(PATH);
  await hydrate(page);
}

async function check(page: Page, winning: string) {
  await page.getByLabel('Check Against Lottery Results').fill(winning);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

async function expectNumbers(page: Page, numbers: readonly number[]) {
  await expect(page.getByTestId('power-number')).toHaveText(numbers.map(String));
}

/** Closes the next alert and returns its message. */
async function nextAlert(page: Page, action: () => Promise<void>) {
  const shown = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return `${dialog.type()}: ${dialog.message()}`;
  });
  await action();
  return shown;
}

test('a visitor generates, checks, starts over, comes back, and takes or deletes the data', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByLabel('Your Name').fill('  Ada ');
  await page.getByLabel('Life Path Number').fill('7');
  // A phone with its bars.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.keyboard.press('Enter');
  // Seed 7 + 15 + 11 = 33; times 1 to 6, plus 2026, leave 1, 34, 18, 2, 35 and 19 by 49.
  await expectNumbers(page, [2, 3, 19, 20, 35, 36]);
  await expect(page.getByRole('heading', { name: 'Your power numbers' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your power numbers' })).toBeInViewport();

  const alert = await nextAlert(page, () => check(page, '1, 2, 3, 4, 5'));
  expect(alert).toMatch(/^alert: Please enter exactly 6 valid numbers/);
  await page.getByLabel('Check Against Lottery Results').fill('35, 2, 40, 41, 42, 43');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 of your six numbers matched: 2 and 35.');
  await expect(page.getByText('2 of your six numbers matched')).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByTestId('power-number').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('history-row')).toContainText('Nov 15, 2026');

  await page.getByRole('button', { name: 'Generate New Numbers' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
  await expect(page.getByTestId('stat-best')).toHaveText('2');
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(['lottery_results', 'lottery_username']);

  const saved = await page.evaluate(() => JSON.parse(localStorage['lottery_results']));
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('lottery-history.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(saved);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Delete everything?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, delete it all' }).click();
  await expect(page.getByTestId('history-row')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a birth date fills in an empty Life Path and never a typed one, is stored nowhere, and the rest survives Back until it is forgotten on request', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const date = page.getByLabel('Birth Date');
  const lifePath = page.getByLabel('Life Path Number');
  await open(page);
  await expect(date).toHaveAccessibleDescription(/^Optional, fills in an empty Life Path/);
  await expect(page.getByRole('button', { name: 'Forget it now' })).toHaveCount(0);
  await page.getByLabel('Your Name').fill('Ada');
  await lifePath.fill('22');
  // 1 + 9 + 9 + 0 + 0 + 5 + 1 + 0 = 25, and 2 + 5 = 7.
  await date.fill('1990-05-10');
  await expect(lifePath).toHaveValue('22');
  await lifePath.fill('');
  await date.fill('1990-05-11');
  await expect(lifePath).toHaveValue('8');
  await date.fill('1990-05-10');
  await expect(lifePath).toHaveValue('7');
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
  await expect(page.getByTestId('power-number')).toHaveCount(6);
  expect(await stored()).not.toContain('1990');
  await page.goto('/about');
  await goBack(page);
  await expect(page.getByTestId('power-number')).toHaveCount(6);
  expect(await stored()).not.toContain('1990');

  await page.getByRole('button', { name: 'Forget it now' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await expect(lifePath).toHaveValue('');
  expect(await stored()).not.toMatch(/Ada|1990/);
  // The name alone is saved in this browser, and can be forgotten in another visit.
  await page.evaluate(() => localStorage.setItem('lottery_username', 'Ada'));
  await open(page);
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Forget it now' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  expect(await stored()).not.toMatch(/Ada|1990/);
});
