import { isBuilt } from '../src/config/paths';
import { expect, goBack, hydrate, test } from './testing/fixtures';

test.skip(!isBuilt('battle'), 'This page is removed.');

test('a battle by keyboard survives Back and reload, its end without motion, and another starts cleanly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/names-battle');
  await page.getByLabel('Enter First Name').fill('Grace');
  await page.getByLabel('Enter First Name').press('Enter');
  await expect(page.getByLabel('Enter Second Name')).toBeFocused();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grace and Ann' })).toBeFocused();
  await expect(page.getByTestId('bar')).toHaveCount(2);
  // Most likely in the middle of the bars.
  await page.goto('/about');
  await goBack(page);
  await expect(page.getByTestId('score')).toHaveText('79%');
  await expect(page.getByTestId('label')).toHaveText('Strong Natural Harmony');
  await expect(page.getByRole('heading', { name: 'Path Forward' })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(page.getByTestId('score')).toHaveText('79%');
  await expect(page.getByTestId('share')).toHaveText(['39%', '61%']);
  const moving = await page
    .getByTestId('bar')
    .evaluateAll((bars) => bars.flatMap((bar) => bar.getAnimations({ subtree: true })).length);
  expect(moving).toBe(0);

  await page.getByRole('button', { name: 'Try Another Battle' }).press('Enter');
  await expect(page.getByLabel('Enter First Name')).toBeFocused();
  await expect(page.getByTestId('result')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Grace|Ann/);
  await page.reload();
  await hydrate(page);
  await expect(page.getByTestId('result')).toHaveCount(0);
});
