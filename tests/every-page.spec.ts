import { kindOf } from './dist/budgets';
import {
  builtPaths,
  expect,
  expectAccessible,
  expectLargeTextFits,
  expectNoSidewaysScroll,
  openWhole,
  test,
} from './fixtures';

/** One page of each kind. On a wide screen, pages of a kind differ only in their texts. */
const examples = new Set(new Map(builtPaths.map((path) => [kindOf(path), path])).values());

for (const path of builtPaths) {
  test(`${path} has header and footer, is accessible, logs nothing, and fits every screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The guide is a book without header and footer.
    if (path !== '/guide') {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByTestId('ad-banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await expectAccessible(page);

    await expectLargeTextFits(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectLargeTextFits(page);
    if (examples.has(path)) await expectAccessible(page);
  });
}
