import type { Page } from '@playwright/test';
import { numbers } from '#texts/numbers';
import * as view from '#texts/tools/profile/view';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { countSheets, expect, submit, test } from './testing/fixtures';

test.skip(!isBuilt('profile'), 'This page is removed.');

async function make(page: Page, name: string, birthDate: string) {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  await page.goto(pathOf('profile'));
  await submit(page, { name, date: birthDate });
  // Its readings are loaded, down to the last part.
  await expect(page.getByTestId('portrait')).toBeVisible();
  await expect(page.getByRole('heading', { name: view.sections.small.heading })).toBeVisible();
}

test('the profile has its parts in a row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await make(page, 'Grace Brewster Hopper', '1906-12-09');
  await expect(page.getByRole('heading', { name: 'Grace Brewster Hopper' })).toBeInViewport();
  const destiny = page.getByRole('article', { name: numbers.destiny.label });
  await destiny.getByTestId('working').locator('summary').first().click();
  await expect(destiny.getByText('105 → 1 + 0 + 5 = 6')).toBeVisible();
  await page.getByRole('link', { name: `4 ${numbers['personal-year'].label}` }).click();
  await expect(
    page.getByRole('article', { name: numbers['personal-year'].label }),
  ).toBeInViewport();

  const parts = page.getByRole('navigation', { name: view.sectionLinks });
  await parts.getByRole('link', { name: view.sectionNames.name }).click();
  await expect(
    page.getByRole('heading', { name: view.sectionNames.name, exact: true }),
  ).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const row = await parts.boundingBox();
  expect(Math.abs((row?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(2);

  const expression = page.getByRole('article', { name: numbers.expression.label });
  await expect(expression.locator('details').first()).not.toHaveAttribute('open');
  // The plate at the top unfolds what it leads to.
  await page.getByRole('link', { name: `6 ${numbers.expression.label}` }).click();
  await expect(expression.locator('details').first()).toHaveAttribute('open');

  // On a wide screen the row shows all of them, and hides no heading.
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await parts.evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(hidden, `at ${width} px`).toBe(0);
    await parts.getByRole('link', { name: view.sectionNames.date }).click();
    const row = await parts.boundingBox();
    const heading = await page
      .getByRole('heading', { name: view.sectionNames.date, exact: true })
      .boundingBox();
    expect(heading?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  }
});

/** What a part of the page covers of the elements that the Tab key reaches. */
async function coveredTabStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered = [];
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press(key);
    const { isIn, cover } = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const focused = document.activeElement;
      const [box] = focused?.getClientRects() ?? [];
      if (!focused?.closest('main') || !box) return { isIn: false, cover: undefined };
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isSeen = top && (focused.contains(top) || top.contains(focused));
      return {
        isIn: true,
        cover: isSeen ? undefined : `${focused.textContent} by ${top?.textContent}`,
      };
    });
    if (!isIn) return { covered, stop };
    if (cover) covered.push(cover);
  }
  return { covered, stop: Number.POSITIVE_INFINITY };
}

test('nothing covers what has the focus', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [1300, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await make(page, 'Grace Brewster Hopper', '1906-12-09');
    await page.locator('main :is(a, button, input):visible').first().focus();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { covered, stop } = await coveredTabStops(page, key);
      expect(stop).toBeGreaterThan(50);
      expect(covered, `${key} at ${width} × ${height}`).toEqual([]);
    }
  }
});

test('the longest name prints on four to twelve numbered pages', async ({ page }) => {
  await make(page, 'a'.repeat(200), '2100-12-31');
  const sheets = await countSheets(page);
  expect(sheets).toBeGreaterThanOrEqual(4);
  expect(sheets).toBeLessThanOrEqual(12);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('result')).toBeVisible();
  const others =
    'body > header, [data-testid="ad-banner"], footer, form, [data-testid="faq-item"], button, h1';
  await expect(page.locator(others).filter({ visible: true })).toHaveCount(0);
  const margins = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    ),
  );
  expect(margins.join('\n')).toMatch(/@bottom-center[^}]*counter\(page\)/);
});
