import type { Page } from '@playwright/test';
import { isBuilt } from '../src/config/paths';
import { countSheets, expect, test } from './testing/fixtures';

test.skip(!isBuilt('profile'), 'This page is removed.');

async function make(page: Page, name: string, birthDate: string) {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  await page.goto('/profile');
  const submit = page.getByRole('button', { name: 'Make my profile' });
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Birth Date').fill(birthDate);
  await submit.click();
  // Its readings are loaded.
  await expect(page.getByTestId('portrait')).toBeVisible();
}

test('has a row of its parts on a phone, has a line for each of the nine, and keeps the URL', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await make(page, 'Grace Brewster Hopper', '1906-12-09');
  await expect(page.getByRole('heading', { name: 'Grace Brewster Hopper' })).toBeInViewport();
  await expect(page.getByRole('status')).toHaveText(/Life Path 1, Destiny 6/);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  const destiny = page.getByRole('article', { name: 'Destiny' });
  await destiny.getByText(/^Found:/).click();
  await expect(destiny.getByText('105 → 1 + 0 + 5 = 6')).toBeVisible();
  await page.getByRole('link', { name: '4 Personal Year' }).click();
  await expect(page.getByRole('article', { name: 'Personal Year' })).toBeInViewport();

  const parts = page.getByRole('navigation', { name: 'Parts of the profile' });
  await parts.getByRole('link', { name: 'The name' }).click();
  await expect(page.getByRole('heading', { name: 'The name', exact: true })).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const row = await parts.boundingBox();
  expect(Math.abs((row?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(2);

  const expression = page.getByRole('article', { name: 'Expression' });
  await expect(expression.getByRole('link', { name: 'Read your Expression 6' })).toBeVisible();
  await expect(expression.locator('details').first()).not.toHaveAttribute('open');
  // The plate at the top unfolds what it leads to.
  await page.getByRole('link', { name: /Expression$/ }).click();
  await expect(expression.locator('details').first()).toHaveAttribute('open');
});

test('the row of its parts shows all of them on a wide screen, and hides no heading', async ({
  page,
}) => {
  await make(page, 'Grace Brewster Hopper', '1906-12-09');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = page.getByRole('navigation', { name: 'Parts of the profile' });
    const hidden = await parts.evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(hidden, `at ${width} px`).toBe(0);
    await parts.getByRole('link', { name: 'The date' }).click();
    const row = await parts.boundingBox();
    const heading = await page.getByRole('heading', { name: 'The date' }).boundingBox();
    expect(heading?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  }
});

test('the longest name prints only the profile, on four to twelve numbered pages', async ({
  page,
}) => {
  await make(page, 'a'.repeat(500), '2100-12-31');
  const sheets = await countSheets(page);
  expect(sheets).toBeGreaterThanOrEqual(4);
  expect(sheets).toBeLessThanOrEqual(12);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('result')).toBeVisible();
  for (const other of [
    page.getByRole('banner'),
    page.getByTestId('ad-banner'),
    page.getByRole('contentinfo'),
    page.locator('form'),
    page.getByTestId('faq-item').first(),
    page.getByRole('button').first(),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(other).toBeHidden();
  }
  const margins = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    ),
  );
  expect(margins.join('\n')).toMatch(/@bottom-center[^}]*counter\(page\)/);
});
