import { HUED_NUMBERS, numberColor } from '../src/config/number-hues';
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

/** Those that are also tried with the preferences of a visitor; in-use.spec.ts has more. */
const preferring = ['/blog', '/blog/angel-numbers', '/guide'];

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
    await expectSerif(page);
    await expectLargeTextFits(page);
    if (preferring.includes(example)) {
      await expectPreferencesRespected(page);
      // Paper follows a reader who prefers dark.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
    }
    await expectFits(page, [320, 1440]);
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

test('the hues that the browser paints are those that are checked', async ({ page }) => {
  await page.goto('/numbers/1');
  for (const number of HUED_NUMBERS) {
    for (const use of ['hue', 'fill'] as const) {
      const painted = await page.getByRole('main').evaluate(
        (main, [number, use]) => {
          main.dataset['number'] = String(number);
          const probe = main.appendChild(document.createElement('i'));
          probe.style.color = `var(--number-${use})`;
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('Nothing to paint on.');
          pen.fillStyle = getComputedStyle(probe).color;
          pen.fillRect(0, 0, 1, 1);
          return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        },
        [number, use] as const,
      );
      const color = numberColor(number, 'night', use);
      const checked = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      // The browser may round a part differently.
      const differences = painted.map((part, index) => Math.abs(part - (checked[index] ?? 0)));
      expect(Math.max(...differences), `the ${use} of ${number}`).toBeLessThanOrEqual(2);
    }
  }
});
