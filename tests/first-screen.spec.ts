import type { Locator } from '@playwright/test';
import { expect, test } from './testing/fixtures';

/** A small phone, a phone with its bars, and one without them. */
const SCREENS = [
  [360, 640],
  [390, 664],
  [390, 844],
] as const;

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

test('the first screen of a phone has everything from the title to the button', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of SCREENS) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByTestId('ad-banner')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const lead = page.getByText('Nine numbers from your name and birth date.');
      expect((await lead.boundingBox())?.height, 'the lead is one line').toBeLessThan(30);

      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(9);
      for (const tab of await tabs.all()) {
        expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const submit = page.getByRole('button', { name: 'Calculate' });
      await expect(submit).toBeInViewport({ ratio: 1 });

      // The question is between the tabs and the form, with a figure, and follows the tab.
      await tabs.nth(3).click();
      const question = page.getByText('What you want most: the vowels of your full name.');
      await expect(question).toBeInViewport({ ratio: 1 });
      expect((await question.boundingBox())?.y).toBeGreaterThan(await bottomOf(tabs.last()));
      expect(await bottomOf(question)).toBeLessThan(
        (await page.getByLabel('Full Name').boundingBox())?.y ?? 0,
      );
      await expect(question.locator('..').locator('svg')).toBeInViewport({ ratio: 1 });
      await expect(submit).toBeInViewport({ ratio: 1 });
      await tabs.first().click();
    });
  }
});

test('the years of a birth date show while it is used, and a screen reader hears them always', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const field = page.getByLabel('Birth Date');
  const years = page.getByText(', 1900 to 2100');
  await expect(field).toHaveAccessibleDescription(/^Optional.*1900 to 2100$/);
  expect((await years.boundingBox())?.width).toBe(1);
  await field.focus();
  expect((await years.boundingBox())?.width).toBeGreaterThan(80);
});
