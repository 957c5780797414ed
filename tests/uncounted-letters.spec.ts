import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/fixtures';

const DATE = '1990-05-15';

const TYPED = {
  'as one character': 'Jos\u00e9 Garc\u00eda',
  'as a letter and an accent': 'Jose\u0301 Garci\u0301a',
};

type Calculator = {
  readonly path: string;
  readonly button: string;
  /** What to show of the result, and what it is with the switch off and on, worked out by hand. */
  readonly shown: (page: Page) => Promise<unknown>;
  readonly off: unknown;
  readonly on: unknown;
};

const number = async (page: Page) => page.getByTestId('number').innerText();

const calculators: readonly Calculator[] = [
  {
    path: '/',
    button: 'Calculate',
    shown: async (page) =>
      (await page.getByRole('tab').allTextContents()).map((tab) => Number(tab.match(/\d+$/)?.[0])),
    // J1 O6 S1 = 8; with G7 A1 R9 C3 A1 29, an 11. Vowels 8, consonants 21. Life Path 30, a 3.
    off: [8, 3, 11, 8, 3, 11, 5, 2, 1],
    // With E5 and I9: 13, and 43. Vowels 22, a master. 3 + 7 = 10.
    on: [4, 3, 7, 22, 3, 7, 1, 2, 1],
  },
  // 11 + 3 = 14, and 7 + 3 = 10.
  {
    path: '/career-number',
    button: 'Calculate Career Number',
    shown: number,
    off: '5',
    on: '1',
  },
  // 29 and 43, folded.
  {
    path: '/business-name',
    button: 'Calculate Business Number',
    shown: number,
    off: '2',
    on: '7',
  },
  // 11 - 3, and 7 - 3.
  {
    path: '/karmic-past-life',
    button: 'Calculate Karmic Past Life Number',
    shown: number,
    off: '8',
    on: '4',
  },
  {
    path: '/profile',
    button: 'Make my profile',
    shown: (page) =>
      page
        .getByRole('navigation', { name: 'All numbers' })
        .getByRole('link', { name: /^(Destiny|Soul Urge) |(Destiny|Soul Urge)$/ })
        .allInnerTexts()
        .then((texts) => texts.map((text) => Number(text.match(/\d+/)?.[0]))),
    off: [11, 8],
    on: [7, 22],
  },
  {
    path: '/together',
    button: 'Compare',
    shown: (page) =>
      page
        .locator('[data-kind="expression"], [data-kind="soul-urge"]')
        .evaluateAll((rows) => rows.map((row) => [row.dataset['first'], row.dataset['second']])),
    off: [
      ['11', '11'],
      ['8', '8'],
    ],
    on: [
      ['7', '7'],
      ['22', '22'],
    ],
  },
  {
    path: '/names',
    button: 'Compare names',
    shown: (page) =>
      page
        .getByRole('row', { name: /^(Destiny|Soul Urge)/ })
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.textContent)),
        ),
    off: [
      ['Destiny', '11', '11'],
      ['Soul Urge', '8', '8'],
    ],
    on: [
      ['Destiny', '7', '7'],
      ['Soul Urge', '22', '22'],
    ],
  },
  {
    path: '/names-battle',
    button: 'Start Cosmic Battle',
    shown: (page) =>
      page
        .getByTestId('result')
        .locator('p', { hasText: /^Jos\u00e9 Garc\u00eda \d+$/ })
        .allInnerTexts()
        .then((texts) => texts.map((text) => text.match(/\d+$/)?.[0])),
    off: ['11', '11'],
    on: ['7', '7'],
  },
];

const uncounted = (page: Page) => page.getByTestId('uncounted');
const theSwitch = (page: Page) =>
  uncounted(page).getByRole('switch', { name: 'Count them as e and i', exact: true });

async function calculate(page: Page, { path, button }: Calculator, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
  for (const input of await page.locator('form input').all()) {
    await input.fill((await input.getAttribute('type')) === 'date' ? DATE : name);
  }
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(uncounted(page)).toBeVisible();
}

for (const calculator of calculators) {
  for (const [how, name] of Object.entries(TYPED)) {
    test(`${calculator.path} counts é and í, typed ${how}, only while the switch is on`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await calculate(page, calculator, name);
      await expect(uncounted(page)).toContainText('é and í aren’t counted here.');
      await expect.poll(() => calculator.shown(page)).toEqual(calculator.off);
      await theSwitch(page).press('Space');
      await expect.poll(() => calculator.shown(page)).toEqual(calculator.on);
      await expect(theSwitch(page)).toBeFocused();
      await expect(theSwitch(page)).toBeChecked();
      await expect(uncounted(page)).toContainText('é and í count as e and i.');
      await expectNoSidewaysScroll(page);
      await theSwitch(page).press('Enter');
      await expect.poll(() => calculator.shown(page)).toEqual(calculator.off);
    });
  }
}

test('the choice holds on every calculator, after a reload and in another tab, until it is taken back', async ({
  page,
  context,
}) => {
  const [home, career] = calculators as [Calculator, Calculator];
  await calculate(page, career, 'José García');
  await expect.poll(() => career.shown(page)).toBe(career.off);
  await calculate(page, home, 'José García');
  await theSwitch(page).click();
  await page.reload();
  await expect.poll(() => home.shown(page)).toEqual(home.on);
  // This tab remembers the earlier result of the other calculator.
  await page.goto('/career-number');
  await expect.poll(() => career.shown(page)).toBe(career.on);

  const other = await context.newPage();
  await calculate(other, home, 'José García');
  await expect.poll(() => home.shown(other)).toEqual(home.on);
  await theSwitch(other).click();
  await expect.poll(() => career.shown(page)).toBe(career.off);
  await page.goBack();
  await expect.poll(() => home.shown(page)).toEqual(home.off);
});

test.describe('a copied link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const calculator of calculators.filter(({ path }) => path !== '/names-battle')) {
    test(`of ${calculator.path} shows the same in another browser and changes nothing there`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const copy = async () => {
        await page.getByRole('button', { name: 'Copy link', exact: true }).click();
        await expect(page.getByText('Link copied.')).toBeVisible();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await calculate(page, calculator, 'José García');
      const off = await copy();
      await theSwitch(page).click();
      await expect.poll(() => calculator.shown(page)).toEqual(calculator.on);
      const on = await copy();
      expect(on).toContain(`${baseURL}${calculator.path}#`);

      const stranger = await browser.newContext();
      const fresh = await stranger.newPage();
      await fresh.goto(on);
      await expect.poll(() => calculator.shown(fresh)).toEqual(calculator.on);
      await expect(theSwitch(fresh)).toBeChecked();
      expect(await fresh.evaluate(() => ({ ...localStorage }))).toEqual({});
      await stranger.close();

      // The owner counts every letter, and the link with the switch off still shows it off.
      const tab = await page.context().newPage();
      await tab.goto(off);
      await expect.poll(() => calculator.shown(tab)).toEqual(calculator.off);
      expect(await tab.evaluate(() => localStorage.getItem('ninefold_letters'))).toBe('spelled');
    });
  }
});

test('a name in another script is asked for in Latin letters, without a switch', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Иван Čapek');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(uncounted(page)).toContainText('Č isn’t counted here.');
  await expect(uncounted(page)).toContainText('И, в, а, and н have no value here.');
  await expect(uncounted(page).getByRole('switch')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel('Full Name').fill('李小龙');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(uncounted(page)).toContainText('Type the name in Latin letters');
  await expect(uncounted(page).getByRole('switch')).toHaveCount(0);
});

test('without storage the switch works for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const [home] = calculators as [Calculator];
  await calculate(page, home, 'José García');
  await theSwitch(page).click();
  await expect.poll(() => home.shown(page)).toEqual(home.on);
});
