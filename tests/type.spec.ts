import type { Page } from '@playwright/test';
import { builtPaths, expect, openWhole, test } from './testing/fixtures';

// Eight sizes of type, and what is read is serif. Letters in a drawing are as large as their drawing.

const MAX_SIZES = 8;
/** A text this long is read, and no label or hint. Small print and rows of links are operated. */
const LONG = 100;

/** The sizes of the visible text of a page, and its long texts in the wrong face. */
function facesOf(page: Page) {
  return page.evaluate((long) => {
    const UNSEEN = 'svg, script, style, noscript, [hidden], .visually-hidden';
    const sizes = new Set<number>();
    const wrong = new Set<string>();
    const small = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.875;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !element || element.closest(UNSEEN)) continue;
      const { fontSize, fontFamily } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      sizes.add(Math.round(size * 10) / 10);
      const isSerif = /garamond/i.test(fontFamily);
      const isOperated = element.closest('button, label, summary, dialog, table, code');
      const block = element.closest('p, dd, figcaption, li:not(:has(p))');
      const isRead =
        size > small + 0.1 &&
        (block?.textContent?.length ?? 0) > long &&
        !block?.matches(':has(a + a)');
      if (isRead && !isSerif && !isOperated && element.closest('main')) wrong.add(text);
    }
    return { sizes: [...sizes].sort((a, b) => a - b), wrong: [...wrong] };
  }, LONG);
}

async function expectFewSizes(page: Page, path: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const { sizes, wrong } = await facesOf(page);
    expect
      .soft(sizes.length, `${path} at ${width} px: ${sizes.join(', ')}`)
      .toBeLessThanOrEqual(MAX_SIZES);
    expect.soft(wrong, `${path} at ${width} px, read in the face of controls`).toEqual([]);
  }
}

test('no page has more than eight sizes of type, and what is read is serif', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of builtPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectFewSizes(page, path);
  }
});

for (const path of ['/', '/profile', '/personal-year', '/career-number', '/karmic-past-life']) {
  test(`a result on ${path} has no more, either`, async ({ page }) => {
    await openWhole(page, `${path}#name=Anna+Lee&date=1990-05-15`);
    await expect(page.getByTestId('number').first()).toBeVisible();
    await expectFewSizes(page, path);
  });
}
