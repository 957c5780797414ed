import type { Page } from '@playwright/test';
import { expect, expectReadable, test } from './fixtures';

/** Fails if a page moves, or cannot be read in the visitor's colors or on paper. */
export async function expectPreferencesRespected(page: Page): Promise<void> {
  await test.step('reduced motion: nothing moves', async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  await test.step('forced colors: drawings use them, and controls have a border', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findSiteColors(page)).toEqual([]);
    expect(await findControlsWithoutBorder(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('print: all of a reading is there and readable, and there are no buttons', async () => {
    const headings = page.getByTestId('result').locator('h3').filter({ visible: true });
    const onScreen = await headings.count();
    await page.emulateMedia({ media: 'print' });
    await expect(headings).toHaveCount(onScreen);
    await expectReadable(page);
    // A switch that is on says how letters count.
    const button = 'button:not([aria-checked="true"])';
    const controls = `header nav, form, ${button}, iframe, [data-testid="ad-banner"]`;
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
  });
}

/**
 * Shapes that keep a color of the site, which may equal the visitor's background. A picture in an article
 * has a ground of its own.
 */
function findSiteColors(page: Page): Promise<string[]> {
  return page
    .locator(':not([role="img"]) > svg :is(path, circle, text)')
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
    .locator('button:not([role="tab"], [role="switch"]), input:not([type="radio"])')
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
