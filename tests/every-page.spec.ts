import type { Page } from '@playwright/test';
import { everyPage } from '../src/config/pages';
import { isFrame, type PageLink, path as pathOf } from '../src/config/paths';
import { expectPreferencesRespected } from './testing/expect-preferences';
import {
  builtPaths,
  expect,
  expectAccessible,
  expectFits,
  expectLargeTextFits,
  expectReadable,
  expectSerif,
  openWhole,
  test,
  toolPaths,
} from './testing/fixtures';
import { uses } from './testing/how-tools-are-used';
import { buttonText, siteOffer } from './testing/site-offer';

const pathsOf = (...links: PageLink[]) => links.map((link) => pathOf(link));

/** What shows that a page was used. */
const RESULT = /^(?:result|cart|number-alone|person)$/;
/** Tools with a reading, which is set in the face of texts. */
const withReading = pathsOf(
  ...(['home', 'personal-year', 'career-number', 'business-name', 'together'] as const),
);

/** Games, lists and the store show no reading to put the offer after. */
const withoutOffer = pathsOf(
  ...(['daily-decoder', 'names-battle', 'lottery-predictor', 'people', 'store'] as const),
);

/** Pages with two people to enter, or with something else before their form. */
const longer = pathsOf('store', 'people', 'together');

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
  if (!use) throw new Error(`Describe in tests/testing/how-tools-are-used.ts how ${path} is used.`);
  await use(page);
  await expect(page.getByTestId(RESULT).first()).toBeVisible();
  // Once; that it follows the reading: calculators.test.
  const offer = page.getByRole('link', { name: buttonText });
  const offers = siteOffer && !withoutOffer.includes(path) ? 1 : 0;
  await expect(offer.filter({ visible: true })).toHaveCount(offers);
  if (path !== pathOf('store')) {
    await page.emulateMedia({ media: 'print' });
    const around = page.locator('main > :not(astro-island)').filter({ visible: true });
    await expect(around).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  // The header stays on the screen, and would cover a part of what is below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Pages of a kind differ in their texts, but tools and pages to look things up in have each a layout of their own. */
const pagePaths = builtPaths.filter((path) => !isFrame(path));
const kinds = Map.groupBy(pagePaths, (path) => {
  const { id, kind = 'article' } = everyPage.find((page) => page.path === path) ?? {};
  return kind === 'reference' || toolPaths.includes(path) ? `${id}` : kind;
});

/** Those that are also tried with the preferences of a visitor: one of each kind. */
const preferring = pathsOf(
  ...(['home', 'personal-year', 'daily-decoder', 'names-battle', 'lottery-predictor'] as const),
  ...(['store', 'blog', 'blog/angel-numbers', 'guide'] as const),
);

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

for (const [kind, [example = '', ...others]] of kinds) {
  test(`${example} is whole, accessible, logs nothing, and fits every screen`, async ({ page }) => {
    await openWhole(page, example);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The guide is a book without header and footer.
    if (example !== pathOf('guide')) {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByTestId('ad-banner')).toBeVisible({ visible: Boolean(siteOffer) });
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
