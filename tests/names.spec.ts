import { isBuilt } from '../src/config/paths';
import { countSheets, expect, goBack, test } from './testing/fixtures';

test.skip(!isBuilt('names'), 'This page is removed.');

test('names are compared by keyboard, kept over Back and reload, and printed', {
  tag: '@back',
}, async ({ page }) => {
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
  expect(await countSheets(page)).toBe(1);
});
