import { everyPage } from '../src/config/pages';
import { expectPreferencesRespected } from './testing/expect-preferences';
import {
  builtPaths,
  expect,
  expectAccessible,
  expectFits,
  expectLargeTextFits,
  expectReadable,
  openWhole,
  test,
  toolPaths,
} from './testing/fixtures';

// The pages that are only read; in-use.spec.ts has the others. Pages of a kind differ in their texts, but
// those to look things up in have each a layout of its own.
const kinds = Map.groupBy(
  builtPaths.filter((path) => !toolPaths.includes(path)),
  (path) => {
    const { id, kind = 'article' } = everyPage.find((page) => page.path === path) ?? {};
    return kind === 'reference' ? `${id}` : kind;
  },
);

/** So many of a kind: the days of the month are thirty-one pages of one layout. */
const mostOf = (kind: string) => (kind === 'article' ? 11 : 6);

/** Those that are also tried with the preferences of a visitor; in-use.spec.ts has more. */
const preferring = ['/blog', '/blog/angel-numbers', '/privacy-policy', '/guide'];

test.use({ viewport: { width: 390, height: 844 } });

for (const [kind, [example = '', ...others]] of kinds) {
  test(`${example} has header and footer, is accessible, logs nothing, and fits every screen`, async ({
    page,
  }) => {
    await openWhole(page, example);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The guide is a book without header and footer.
    if (example !== '/guide') {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByTestId('ad-banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await expectAccessible(page);
    await expectLargeTextFits(page);
    if (preferring.includes(example)) await expectPreferencesRespected(page);
    await expectFits(page, [320, 768, 1024, 1440]);
    await expectLargeTextFits(page);
    // Paper follows a reader who prefers dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);
  });

  if (others.length === 0) continue;
  test(`the other pages of the kind “${kind}” log nothing, and fit a phone`, async ({ page }) => {
    for (const path of others.slice(0, mostOf(kind))) {
      await openWhole(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLargeTextFits(page);
      if (preferring.includes(path)) await expectPreferencesRespected(page);
      await expectFits(page, [320]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
}
