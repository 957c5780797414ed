import type { Page } from '@playwright/test';
import { expect, expectLargeTextFits, expectReadable, openWhole, test } from './testing/fixtures';

interface Scene {
  readonly path: string;
  /** What to enter, by label, before the button with this name is clicked. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly button?: string;
  /** The test id of what then appears. */
  readonly shows?: string;
  readonly andThen?: (page: Page) => Promise<void>;
}

/** Every kind of page, in the state that shows the most. */
const scenes: readonly Scene[] = [
  {
    path: '/',
    fields: { 'Full Name': 'Grace Brewster Hopper', 'Birth Date': '1906-12-09' },
    button: 'Calculate',
    shows: 'number',
    andThen: (page) => page.getByTestId('working').locator('summary').click(),
  },
  {
    path: '/personal-year',
    fields: { 'Birth Date': '1906-12-09' },
    button: 'Calculate Personal Year Number',
    shows: 'number',
  },
  {
    path: '/names-battle',
    fields: { 'Enter First Name': 'Grace', 'Enter Second Name': 'Wolfeschlegelsteinhausen' },
    button: 'Start Cosmic Battle',
    shows: 'score',
  },
  {
    path: '/daily-decoder',
    fields: { 'Birth Date': '1990-07-04' },
    button: 'Decode My Destiny',
    shows: 'score',
  },
  {
    path: '/lottery-predictor',
    fields: { 'Your Name': 'Wolfeschlegelsteinhausen', 'Life Path Number': '7' },
    button: 'Generate My Power Numbers',
    shows: 'power-number',
    andThen: async (page) => {
      await page.getByLabel('Check Against Lottery Results').fill('2, 3, 19, 20, 35, 36');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('button', { name: 'Leaderboard' }).click();
      await expect(page.getByTestId('leader-row')).toBeVisible();
    },
  },
  { path: '/store', button: 'Add to Cart', shows: 'cart' },
  { path: '/blog' },
  { path: '/blog/life-cycles' },
  { path: '/privacy-policy' },
  { path: '/guide' },
];

for (const { path, fields = {}, button, shows, andThen } of scenes) {
  test(`${path} respects visitors’ display preferences`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, path);
    if (button) {
      const submit = page.getByRole('button', { name: button, exact: true }).first();
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
      await submit.click();
    }
    if (shows) await expect(page.getByTestId(shows).first()).toBeVisible();
    await andThen?.(page);

    await test.step('reduced motion: nothing moves', async () => {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

    await test.step('text of twice the size fits the screen', () => expectLargeTextFits(page));

    await test.step('forced colors: drawings use them, and controls have a border', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findSiteColors(page)).toEqual([]);
      expect(await findControlsWithoutBorder(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('print: text is readable, and there are no buttons', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectReadable(page);
      await expect(
        page.locator('header nav, form, button, iframe').filter({ visible: true }),
      ).toHaveCount(0);
      await expect(page.getByTestId('ad-banner').filter({ visible: true })).toHaveCount(0);
      const ground = await page.evaluate(
        () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
      );
      expect(ground).toBe('rgb(255, 255, 255)');
    });
  });
}

/** Shapes that keep a color of the site, which may equal the visitor's background. */
function findSiteColors(page: Page): Promise<string[]> {
  return page
    .locator('svg :is(path, circle, text)')
    .filter({ visible: true })
    .evaluateAll((shapes) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const names = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText'];
      const forced = names.map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return shapes
        .filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return ![fill, stroke].every((color) => color === 'none' || forced.includes(color));
        })
        .map((shape) => shape.outerHTML);
    });
}

/** Controls that look like plain text in forced colors. */
function findControlsWithoutBorder(page: Page): Promise<string[]> {
  return page
    .locator('button:not([role="tab"]), input:not([type="radio"])')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const style = getComputedStyle(control);
          const hasEdge =
            style.borderTopWidth !== '0px' && style.borderTopColor !== style.backgroundColor;
          return !hasEdge && style.textDecorationLine !== 'underline';
        })
        .map((control) => control.outerHTML),
    );
}
