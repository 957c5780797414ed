import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/fixtures';

test('reveals a battle in timed phases, and starts another cleanly, by keyboard', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/names-battle');
  const start = page.getByRole('button', { name: 'Start Cosmic Battle' });
  await expect(start).toBeEnabled();
  // From here on the clock is controlled by the test.
  await page.clock.pauseAt(new Date('2026-11-15T13:00:00'));
  const box = await start.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);

  await page.getByLabel('Enter First Name').fill('Grace');
  await page.getByLabel('Enter First Name').press('Enter');
  await expect(page.getByLabel('Enter Second Name')).toBeFocused();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grace and Ann' })).toBeFocused();
  await page.clock.runFor(150);
  await expect(page.getByTestId('bar')).toHaveCount(2);
  await expect(page.getByTestId('share')).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(page.getByTestId('share')).toHaveText(['39%', '61%']);
  await page.clock.runFor(2550);
  await expect(page.getByTestId('score')).toHaveText('79%');
  await expect(page.getByTestId('label')).toHaveText('Strong Natural Harmony');
  await expect(page.getByRole('heading', { name: 'Path Forward' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Another Battle' }).press('Enter');
  await expect(page.getByLabel('Enter First Name')).toBeFocused();
  await expect(page.getByTestId('result')).toHaveCount(0);
});

test('is accessible from its form to its analysis', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/names-battle');
  await expect(page.getByRole('button', { name: 'Start Cosmic Battle' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByLabel('Enter First Name').fill('Grace');
  await page.getByLabel('Enter Second Name').fill('Ann');
  await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
  await expect(page.getByTestId('bar')).toHaveCount(2);
  await expectAccessible(page);
  await page.clock.runFor(3200);
  await expect(page.getByTestId('score')).toBeVisible();
  await page.getByTestId('working').locator('summary').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a battle survives Back and reload, and its end is shown at once', async ({ page }) => {
  await page.goto('/names-battle');
  await page.getByLabel('Enter First Name').fill('Grace');
  await page.getByLabel('Enter Second Name').fill('Ann');
  await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
  await expect(page.getByTestId('bar')).toHaveCount(2);
  // In the middle of the bars.
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByTestId('score')).toHaveText('79%');
  await expect(page.getByRole('heading', { name: 'Path Forward' })).toBeVisible();

  await page.reload();
  await expect(page.getByTestId('score')).toHaveText('79%');
  await expect(page.getByTestId('share')).toHaveText(['39%', '61%']);
  await expect(page.getByRole('heading', { name: 'Path Forward' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Try Another Battle' }).click();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Cosmic Battle' })).toBeEnabled();
  await expect(page.getByTestId('result')).toHaveCount(0);
});

test('the bars of a restored battle do not grow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/names-battle#first=Grace&second=Ann');
  await expect(page.getByTestId('share')).toHaveText(['39%', '61%']);
  const moving = await page
    .getByTestId('bar')
    .evaluateAll((bars) => bars.flatMap((bar) => bar.getAnimations({ subtree: true })).length);
  expect(moving).toBe(0);
});
