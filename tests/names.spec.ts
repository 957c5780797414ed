import type { Page } from '@playwright/test';
import { isBuilt } from '../src/config/paths';
import { countSheets, expect, goBack, test } from './testing/fixtures';

test.skip(!isBuilt('names'), 'This page is removed.');

/** The rows of the table as their cells. */
const table = (page: Page) =>
  page
    .getByTestId('result')
    .getByRole('table')
    .evaluate((found: HTMLTableElement) =>
      [...found.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    );

// Grace: G7 R9 A1 C3 E5 = 25, a 7. Murray 4 3 9 9 1 7 = 33; Hopper 8 6 7 7 5 9 = 42.
// Born on 1906-12-09: 28, a 1.
const TWO = [
  ['Number', 'Grace Murray', 'Grace Hopper'],
  ['Name Number', '7', '7'],
  ['Destiny', '4', '4'], // 58, then 13; 67, then 13
  ['Soul Urge', '1', '8'], // 6 + 4 = 10; 6 + 11 = 17
  ['Personality', '3', '5'], // 48, then 12; 50
  ['Hidden Passion', '9', '7'], // three 9s; three 7s
  ['Maturity', '5', '5'], // 1 + 4
];

test('two names are compared by keyboard on the narrowest phone, which survives Back and reload, and prints', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/names');
  await page.getByLabel('Name 1').focus();
  await page.keyboard.type('Grace Murray');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grace Hopper');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name 3')).toBeFocused();
  await page.getByLabel('Birth Date').fill('1906-12-09');
  await page.getByLabel('Birth Date').press('Enter');
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  expect(await table(page)).toEqual(TWO);
  await page
    .getByRole('row', { name: /^Soul Urge/ })
    .getByRole('button')
    .last()
    .press('Enter');
  const meaning = page.getByText('Soul Urge 1 and 8');
  await expect(meaning).toBeFocused();
  await expect(meaning).toBeInViewport();
  await expect(page.getByText('How Grace Hopper’s 8 was found')).toBeVisible();

  await page.goto('/methods');
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  expect(await table(page)).toEqual(TWO);
  expect(await countSheets(page)).toBe(1);
});
