import type { Locator } from '@playwright/test';
import { expect, test } from './testing/fixtures';

test.use({ viewport: { width: 390, height: 664 } });

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

test('after Calculate, large text leaves the figure and the meaning on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('number')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('meaning')).toBeInViewport({ ratio: 0.3 });
  // The tabs are a row. The one that is chosen comes into view.
  await page.getByRole('tab', { name: 'Hidden Passion' }).click();
  await expect(page.getByRole('tab', { name: 'Hidden Passion' })).toBeInViewport({ ratio: 0.9 });
});

test('a two-digit number does not break the label of its tab', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Ann');
  await page.getByLabel('Birth Date').fill('1990-01-09');
  await page.getByRole('button', { name: 'Calculate' }).click();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const broken = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        // As wide as the widest system fonts.
        tab.style.fontFamily = '"DejaVu Sans", Verdana';
        const number = tab.querySelector('span');
        if (number) number.textContent = '33';
        const label = tab.firstChild as Text;
        const range = document.createRange();
        return [...label.data.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            range.setStart(label, index);
            range.setEnd(label, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(String);
      }),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('two numbers are chosen above the table of pairs', async ({ page }) => {
  await page.goto('/numbers/compatibility');
  await page.getByLabel('One number').selectOption('11');
  await page.getByLabel('The other').selectOption('5');
  await page.getByRole('button', { name: 'Read about them' }).click();
  await expect(page).toHaveURL(/#5-11$/);
  await expect(page.locator('[id="5-11"]')).toBeInViewport();
  await expect(page.getByText('The table goes on to the right')).toBeVisible();
});

test('a battle turns the two figures while it lasts, and its button stays in place, and is at the end too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/names-battle');
  await page.getByLabel('Enter First Name').fill('Grace');
  await page.getByLabel('Enter Second Name').fill('Ann');
  await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
  const again = page.getByRole('button', { name: 'Try Another Battle' });
  await expect(page.getByTestId('share')).toHaveCount(2);
  const turning = () =>
    page
      .getByTestId('result')
      .locator('svg')
      .evaluateAll((figures) => figures.filter((one) => one.getAnimations().length > 0).length);
  expect(await turning()).toBe(2);
  const top = await topOf(again);
  await expect(page.getByTestId('headline')).toBeVisible();
  expect(await topOf(again)).toBe(top);

  // There is one such button at a time.
  const end = page.getByRole('heading', { name: 'Path Forward' });
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => topOf(again)).toBeGreaterThan(await topOf(end));
  await again.click();
  await expect(page.getByLabel('Enter First Name')).toBeFocused();
});
