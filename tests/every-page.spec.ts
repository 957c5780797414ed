import type { Page } from '@playwright/test';
import { everyPage } from '../src/config/pages';
import { expectPreferencesRespected } from './testing/expect-preferences';
import {
  builtPaths,
  expect,
  expectAccessible,
  expectFits,
  expectLargeTextFits,
  expectReadable,
  expectSerif,
  hydrate,
  openWhole,
  submit,
  test,
  toolPaths,
} from './testing/fixtures';

/** What shows that a page was used. */
const RESULT = /^(?:result|cart|number-alone|person)$/;
const LONG = 'name=Zo%C3%AB+Yvonne+Featherstonehaugh';
const BORN = 'date=1990-01-09';
const WIDE = 'W'.repeat(50);

/** Shows the result of a private link to this page. */
async function follow(page: Page, fragment: string) {
  await hydrate(page);
  await page.goto(`${new URL(page.url()).pathname}#${fragment}`);
}

/** What a visitor does on each page, until everything is shown. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await follow(page, `${LONG}&${BORN}&view=soul-urge`);
    await page.getByTestId('working').locator('summary').click();
    await page.getByTestId('other-ways').locator('summary').click();
    await expect(page.getByTestId('chaldean')).toBeVisible();
  },
  '/personal-year': async (page) => {
    await follow(page, BORN);
    await expect(page.getByText(/, month by month$/)).toBeVisible();
  },
  '/career-number': (page) => follow(page, `${LONG}&${BORN}`),
  '/business-name': (page) => follow(page, 'name=Lantern+%26+Sons'),
  '/karmic-past-life': (page) => follow(page, 'name=Rix+R&date=2000-01-07'),
  '/daily-decoder': async (page) => {
    await submit(page, 'Decode My Destiny', { 'Birth Date': '1990-01-09' });
    await expect(page.getByTestId('score')).toBeVisible();
  },
  '/names-battle': async (page) => {
    await follow(page, `name=${WIDE}&and&name=Li`);
    await expect(page.getByTestId('headline')).toBeVisible();
  },
  '/lottery-predictor': async (page) => {
    await submit(page, 'Generate My Power Numbers', {
      'Your Name': 'Wolfeschlegelsteinhausen',
      'Life Path Number': '7',
    });
    for (const winning of ['35, 2, 40, 41, 42, 43', '1, 2, 3, 4, 5, 6', '7, 8, 9, 10, 11, 12']) {
      await submit(page, 'Check', { 'Check Against Lottery Results': winning });
    }
    await page.getByRole('button', { name: 'Leaderboard' }).click();
    await expect(page.getByTestId('leader-row')).toBeVisible();
  },
  '/profile': async (page) => {
    await follow(page, `${LONG}&${BORN}`);
    await expect(page.getByTestId('portrait')).toBeVisible();
  },
  '/together': async (page) => {
    await follow(page, `${LONG}&${BORN}&and&name=Li&date=1988-03-22`);
    await expect(page.getByRole('heading', { name: 'What to try' })).toBeVisible();
  },
  '/names': async (page) => {
    await follow(page, `${LONG}&${BORN}&and&name=Li&and&name=${WIDE}&and&name=Иван+Łoś`);
    await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
    await page.getByTestId('result').locator('details').first().evaluate(unfold);
  },
  '/today': async (page) => {
    await submit(page, 'Show my day', { 'Full Name': WIDE, 'Birth Date': '1990-01-09' });
    await expect(page.getByTestId('next')).toBeVisible();
  },
  '/blind-test': async (page) => {
    await submit(page, 'Start the test', { 'Full Name': 'Ann Lee', 'Birth Date': '1990-01-09' });
    for (let round = 0; round < 10; round += 1) {
      await page
        .getByTestId('choice')
        .nth(round % 3)
        .click();
    }
    for (const details of await page.getByTestId('result').locator('details').all()) {
      await details.evaluate(unfold);
    }
  },
  '/by-hand': async (page) => {
    await page.getByLabel('Which number').selectOption('Destiny');
    await submit(page, 'Start', { 'Full Name': 'Zoë Yvonne Featherstonehaugh' });
    while (!(await page.getByTestId('result').isVisible())) {
      for (let wrong = 0; wrong < 3; wrong += 1)
        await submit(page, 'Check', { 'Your answer': '0' });
      await page.getByRole('button', { name: 'Show me' }).click();
    }
  },
  '/people': async (page) => {
    for (const name of ['Ann Lee', 'Li', 'Bo']) {
      await submit(page, 'Keep this person', { 'Full Name': name, 'Birth Date': '1990-01-09' });
    }
    await expect(page.getByTestId('family-table')).toBeVisible();
  },
  '/why-different': async (page) => {
    await follow(page, 'date=1999-12-20&number=life-path&said=6');
    await expect(page.getByTestId('reason').first()).toBeVisible();
  },
  '/birth-grid': (page) => submit(page, 'Draw my grid', { 'Birth Date': '1990-01-09' }),
  '/sigil': (page) => follow(page, LONG),
  '/store': (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
};

const unfold = (details: Element) => details.setAttribute('open', '');

/** Tools with a reading, which is set in the face of texts. */
const withReading = ['/', '/personal-year', '/career-number', '/business-name', '/together'];

/** Games, lists and the store show no reading to put the offer after. */
const withoutOffer = ['/daily-decoder', '/names-battle', '/lottery-predictor', '/people', '/store'];

/** Pages with two people to enter, or with something else before their form. */
const longer = ['/store', '/people', '/together'];

/** A phone that is turned on its side. */
const LANDSCAPE = [667, 375] as const;

/** Small phones, and a window that a visitor has enlarged to 400 %. */
const SMALL_SCREENS = [320, 390, LANDSCAPE, [320, 256]] as const;

/** Uses a page, which has its button on the first screen, one offer, and the result alone on paper. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await expectFits(page, SMALL_SCREENS);
  await page.setViewportSize(PHONE);
  const submit = page.locator('main form button[type="submit"]').first();
  if (!longer.includes(path)) await expect(submit).toBeInViewport({ ratio: 1 });
  const use = uses[path];
  if (!use) throw new Error(`Describe in this file how ${path} is used.`);
  await use(page);
  await expect(page.getByTestId(RESULT).first()).toBeVisible();
  // Once; that it follows the reading: calculators.test.
  const offer = page.getByRole('link', { name: 'Try a Free Numerology Reading' });
  await expect(offer.filter({ visible: true })).toHaveCount(withoutOffer.includes(path) ? 0 : 1);
  if (path !== '/store') {
    await page.emulateMedia({ media: 'print' });
    const around = page.locator('main > :not(astro-island)').filter({ visible: true });
    await expect(around).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  // The header stays on the screen, and would cover a part of what is below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Pages of a kind differ in their texts, but tools and pages to look things up in have each a layout of their own. */
const kinds = Map.groupBy(builtPaths, (path) => {
  const { id, kind = 'article' } = everyPage.find((page) => page.path === path) ?? {};
  return kind === 'reference' || toolPaths.includes(path) ? `${id}` : kind;
});

/** Those that are also tried with the preferences of a visitor: one of each kind. */
const preferring = [
  ...['/', '/personal-year', '/daily-decoder', '/names-battle', '/lottery-predictor', '/store'],
  ...['/blog', '/blog/angel-numbers', '/guide'],
];

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

for (const [kind, [example = '', ...others]] of kinds) {
  test(`${example} is whole, accessible, logs nothing, and fits every screen`, async ({ page }) => {
    await openWhole(page, example);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The guide is a book without header and footer.
    if (example !== '/guide') {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByTestId('ad-banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    const isTool = toolPaths.includes(example);
    if (isTool) await expectUsable(page, example);
    await expectAccessible(page);
    if (!isTool || withReading.includes(example)) await expectSerif(page);
    await expectLargeTextFits(page, isTool && !preferring.includes(example));
    if (preferring.includes(example)) {
      await expectPreferencesRespected(page);
      // Paper follows a reader who prefers dark.
      await page.emulateMedia({ colorScheme: 'dark' });
      if (!isTool) await expectReadable(page);
    }
    await expectFits(page, [320, ...(isTool ? [LANDSCAPE] : []), 1440]);
  });

  if (others.length === 0) continue;
  test(`the other pages of the kind “${kind}” log nothing, and fit a phone`, async ({ page }) => {
    for (const path of others) {
      await openWhole(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSerif(page);
      await expectFits(page, [390]);
    }
  });
}
