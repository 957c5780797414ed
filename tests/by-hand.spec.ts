import { numbers } from '#texts/numbers';
import * as walk from '#texts/tools/by-hand/walk';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { countSheets, expect, expectAccessible, field, test } from './testing/fixtures';

test.skip(!isBuilt('by-hand'), 'This page is removed.');

test('a number is worked out by keyboard, and printed on one page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('by-hand'));
  await field(page, 'view').selectOption('destiny');
  await field(page, 'name').fill('Ann Lee Bi');
  await page.keyboard.press('Enter');
  const answer = field(page, 'answer');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page, 'main');

  // A 1 + 5 + 5, L 3 + 5 + 5, B 2 + 9: 11 + 13 + 11 = 35, 8.
  for (const given of ['10', '11', '13', '11', '35']) {
    await page.keyboard.type(`${given}\n`);
    await expect(page.getByRole('status').last()).toContainText(given);
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
  }
  await page.keyboard.type('8\n');
  await expect(page.getByTestId('number')).toHaveText('8');
  await expect(page.getByRole('heading', { name: `${numbers.destiny.label} 8` })).toBeFocused();

  // What only a printer shows.
  await expect(page.getByTestId('worksheet')).toContainText('11 + 13 + 11 = 35');
  expect(await countSheets(page)).toBe(1);

  await page.getByRole('link', { name: walk.whatItMeans }).click();
  await expect(page.getByTestId('number')).toHaveText('8');
  await expect(page.getByRole('tab', { selected: true })).toContainText(numbers.destiny.label);
});
