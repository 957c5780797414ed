import { isBuilt } from '../src/config/paths';
import { countSheets, expect, expectAccessible, test } from './testing/fixtures';

test.skip(!isBuilt('by-hand'), 'This page is removed.');

test('a number is worked out by keyboard, and printed on one page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/by-hand');
  await page.getByLabel('Which number').selectOption('Destiny');
  await page.getByLabel('Full Name').fill('Ann Lee Bi');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Your answer');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page, 'main');

  // A 1 + 5 + 5, L 3 + 5 + 5, B 2 + 9: 11 + 13 + 11 = 35, 8.
  for (const answer of ['10', '11', '13', '11', '35']) {
    await page.keyboard.type(`${answer}\n`);
    await expect(page.getByRole('status').last()).toContainText(answer);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  await page.keyboard.type('8\n');
  await expect(page.getByTestId('number')).toHaveText('8');
  await expect(page.getByRole('heading', { name: 'Destiny 8' })).toBeFocused();

  // What only a printer shows.
  await expect(page.getByTestId('worksheet')).toContainText('11 + 13 + 11 = 35');
  expect(await countSheets(page)).toBe(1);

  await page.getByRole('link', { name: 'What it’s said to mean' }).click();
  await expect(page.getByTestId('number')).toHaveText('8');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Destiny/);
});
