import { listed } from '#texts/language';
import { numbers } from '#texts/numbers';
import * as words from '#texts/tools/names';
import * as result from '#texts/tools/names/result';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { countSheets, expect, field, goBack, test } from './testing/fixtures';

test.skip(!isBuilt('names'), 'This page is removed.');

test('names are compared by keyboard, kept over Back and reload, and printed', {
  tag: '@back',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathOf('names'));
  await field(page, 'name').focus();
  await page.keyboard.type('Grace Murray');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grace Hopper');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.addName })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'name-3')).toBeFocused();
  await field(page, 'date').fill('1906-12-09');
  await field(page, 'date').press('Enter');
  await expect(page.getByRole('heading', { name: result.whatChanges })).toBeVisible();
  await page
    .getByRole('row', { name: numbers['soul-urge'].label })
    .getByRole('button')
    .last()
    .press('Enter');
  const meaning = page.getByText(`${numbers['soul-urge'].label} ${listed(['1', '8'])}`);
  await expect(meaning).toBeFocused();
  await expect(meaning).toBeInViewport();
  await expect(page.getByText(result.howFound('Grace Hopper', 8))).toBeVisible();

  await page.goto(pathOf('methods'));
  await goBack(page);
  await expect(page.getByRole('heading', { name: result.whatChanges })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: result.whatChanges })).toBeVisible();
  expect(await countSheets(page)).toBe(1);
});
