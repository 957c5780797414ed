import { kindOf } from './dist/budgets';
import { findLayoutFaults } from './testing/find-layout-faults';
import {
  builtPaths,
  expect,
  expectAccessible,
  expectLargeTextFits,
  expectNoSidewaysScroll,
  expectReadable,
  openWhole,
  test,
} from './testing/fixtures';

/** One page of each kind. Between a phone and a desktop, pages of a kind differ only in their texts. */
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
    for (const width of examples.has(path) ? [320, 768, 1024, 1440] : [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
    }
    if (!examples.has(path)) return;
    await expectLargeTextFits(page);
    await expectAccessible(page);
    // Paper follows a reader who prefers dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);
  });
}
