import type { Page } from '@playwright/test';
import { findLayoutFaults } from './testing/find-layout-faults';
import { expect, openWhole, test } from './testing/fixtures';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** What a visitor does on each page, until everything is shown. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await page.getByLabel('Full Name').fill('Zoë Yvonne Featherstonehaugh');
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByRole('tab', { name: /^Life Path/ }).click();
    await expect(page.getByTestId('other-ways')).toBeVisible();
  },
  '/personal-year': async (page) => {
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Calculate Personal Year Number' }).click();
    await expect(page.getByText('A year ahead')).toBeVisible();
  },
  '/career-number': async (page) => {
    await page.getByLabel('Full Name').fill('Zoë Featherstonehaugh');
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Calculate Career Number' }).click();
    await expect(page.getByTestId('meaning')).toBeVisible();
  },
  '/business-name': async (page) => {
    await page.getByLabel('Enter Business Name').fill('Lantern & Sons');
    await page.getByRole('button', { name: 'Calculate Business Number' }).click();
    await expect(page.getByTestId('meaning')).toBeVisible();
  },
  '/karmic-past-life': async (page) => {
    await page.getByLabel('Enter Your Full Name').fill('Rix R');
    await page.getByLabel('Enter Your Birth Date').fill('2000-01-07');
    await page.getByRole('button', { name: 'Calculate Karmic Past Life Number' }).click();
    await expect(page.getByTestId('number-alone')).toBeVisible();
  },
  '/daily-decoder': async (page) => {
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Decode My Destiny' }).click();
    await expect(page.getByTestId('score')).toBeVisible();
  },
  '/names-battle': async (page) => {
    await page.getByLabel('Enter First Name').fill('Featherstonehaugh');
    await page.getByLabel('Enter Second Name').fill('Li');
    await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
    await expect(page.getByTestId('headline')).toBeVisible();
  },
  '/lottery-predictor': async (page) => {
    await page.getByLabel('Your Name').fill('Ada');
    await page.getByLabel('Life Path Number').fill('7');
    await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
    for (const winning of ['35, 2, 40, 41, 42, 43', '1, 2, 3, 4, 5, 6', '7, 8, 9, 10, 11, 12']) {
      await page.getByLabel('Check Against Lottery Results').fill(winning);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.clock.runFor(2000);
    }
    await page.getByRole('button', { name: 'Leaderboard' }).click();
    await expect(page.getByTestId('leader-row')).toBeVisible();
  },
  '/profile': async (page) => {
    await page.getByLabel('Full Name').fill('Zoë Yvonne Featherstonehaugh');
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Make my profile' }).click();
    await expect(page.getByRole('navigation', { name: 'All numbers' })).toBeVisible();
  },
  '/together': async (page) => {
    for (const [person, name, date] of [
      ['First person', 'Zoë Yvonne Featherstonehaugh', '1990-01-09'],
      ['Second person', 'Li', '1988-03-22'],
    ] as const) {
      const group = page.getByRole('group', { name: person });
      await group.getByLabel('Full Name').fill(name);
      await group.getByLabel('Birth Date').fill(date);
    }
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { name: 'What to try' })).toBeVisible();
  },
  '/store': async (page) => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByTestId('cart')).toBeVisible();
  },
};

for (const [path, use] of Object.entries(uses)) {
  test(`${path}, in use and scrolled through, has no text on text, box or star`, async ({
    page,
  }) => {
    if (path === '/lottery-predictor') await page.clock.install();
    await openWhole(page, path);
    await use(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
    }
  });
}
