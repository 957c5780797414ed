import type { Page } from '@playwright/test';
import { findLayoutFaults } from './testing/find-layout-faults';
import { expect, expectAccessible, openWhole, test } from './testing/fixtures';

/** The scripts of *Other ways to count* that a page has asked for. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/OtherLetters/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('the other letters come with the readings, and open below the working', async ({ page }) => {
  const requests = collectRequests(page);
  await openWhole(page, '/');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeEnabled();
  expect(requests).toEqual([]);
  await page.getByLabel('Full Name').fill('Zoë Featherstonehaugh');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('tab', { name: /^Destiny/ }).click();
  const chaldean = page.getByTestId('chaldean');
  await expect(chaldean).toBeHidden();
  expect(requests).toHaveLength(1);
  await page.getByText('Other ways to count').click();
  // Z7 O7 = 14; F8 E5 A1 T4 H5 E5 R2 S3 T4 O7 N5 E5 H5 A1 U6 G3 H5 = 74
  await expect(chaldean).toBeVisible();
  await expect(chaldean).toHaveAttribute('data-compound', '88');
  await expect(chaldean).toHaveAttribute('data-number', '7');
  await page.getByRole('switch', { name: 'Count ë as E' }).click();
  await expect(chaldean).toBeVisible();
  await expect(chaldean).toHaveAttribute('data-compound', '93');
  await expect(chaldean).toHaveAttribute('data-number', '3');
  // Axe would find the tabs too small where the header covers them.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
  }
});
