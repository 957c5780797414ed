import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './testing/fixtures';

const TABS = [
  'Name Number 11',
  'Life Path 11',
  'Destiny 6',
  'Soul Urge 11',
  'Personality 4',
  'Expression 6',
  'Maturity 8',
  'Attitude 1',
  'Hidden Passion 5',
];

async function expectTitleOnScreen(page: Page) {
  await expect(page.getByTestId('result').locator('h2')).toBeInViewport({ ratio: 1 });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('one tap shows all nine numbers, and each reading ends with the next', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Full Name').fill('Ann Lee');
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Calculate' }).tap();
    await expect(page.getByRole('tab')).toHaveText(TABS);
    for (const tab of await page.getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByTestId('whose')).toHaveText('Ann Lee · January 9, 1990');
    await expectTitleOnScreen(page);
    await expect(page.getByTestId('meaning')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Full Name')).toBeHidden();
    for (const tab of TABS.slice(1)) {
      await page.getByRole('button', { name: `Next: ${tab}` }).tap();
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeInViewport();
      await expectTitleOnScreen(page);
      await expect(page.getByTestId('number')).toHaveText(tab.match(/\d+$/)?.[0] ?? '');
    }
    await expect(page.getByRole('link', { name: /^Next: your whole profile/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Life Path' }).tap();
    await expectTitleOnScreen(page);

    // From 1024 px up, the tabs are a row, and the form stays.
    await page.setViewportSize({ width: 1024, height: 800 });
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change' })).toBeHidden();
  });

  test('Change or a missing date unfolds the form, and a tab or Calculate folds it again', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Full Name').fill('Ann Lee');
    await page.getByRole('button', { name: 'Calculate' }).tap();
    await expect(page.getByTestId('meaning')).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).tap();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await page.getByRole('tab', { name: 'Attitude', exact: true }).tap();
    await expect(page.getByLabel('Full Name')).toBeHidden();
    await page.getByRole('tab', { name: 'Life Path' }).tap();
    await expect(page.getByText('Add your birth date and press Calculate')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('number')).toHaveText('11');
    await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
    await expectTitleOnScreen(page);
  });
});

test('a tab fetches its own readings, then what the numbers say together and the next tab', async ({
  page,
}) => {
  const readings = async () => {
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const tables = files.map((file) => /\/assets\/readings\/([a-z-]+)\./.exec(file)?.[1]);
    return [...new Set(tables)].filter((table) => table !== undefined);
  };
  await page.goto('/#name=Ann+Lee&date=1990-01-09');
  await expect(page.getByTestId('portrait')).toBeVisible();
  await expect.poll(async () => (await readings()).sort()).toEqual(['life-path', 'name']);
  await page.getByRole('tab', { name: 'Attitude' }).click();
  await expect(page.getByTestId('beside')).toBeVisible();
  expect(await readings()).not.toContain('maturity');
});
