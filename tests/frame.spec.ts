import type { Page } from '@playwright/test';
import * as pages from '#texts/pages';
import * as words from '#texts/site/frame';
import { onThisPage } from '#texts/ui/page';
import { pagesIn } from '../src/config/pages';
import { path as pathOf } from '../src/config/paths';
import { expect, expectAccessible, expectFits, goBack, openWhole, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';
import { isShipped } from './testing/shipped';
import { siteOffer } from './testing/site-offer';

const mainPages = pagesIn('main');
const morePages = (['you', 'others', 'test-us', 'look-up'] as const).flatMap(pagesIn);

test('the header is one row from 1200 px, can be skipped, and stays visible', {
  tag: '@back',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openWhole(page, '/');
  const nav = page.getByRole('navigation', { name: pages.menus.main });
  const boxes = await Promise.all(
    (await nav.getByRole('link').all()).map((link) => link.boundingBox()),
  );
  expect(boxes).toHaveLength(mainPages.length);
  const more = page.getByRole('button', { name: words.more, exact: true });
  // Other links, or a longer name of the site, may need a second row.
  if (isShipped) {
    expect(new Set([...boxes, await more.boundingBox()].map((box) => box?.y)).size).toBe(1);
  }
  await expectFits(page, [1200]);
  await expect(page.getByRole('button', { name: words.menu })).toBeHidden();

  const others = page.getByRole('navigation', { name: words.more, exact: true });
  await expect(others).toBeHidden();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 780),
    () => more.click(),
  ]) {
    await more.click();
    await expect(others.getByRole('link')).toHaveCount(morePages.length);
    await close();
    await expect(others).toBeHidden();
  }
  await more.click();
  await expectAccessible(page, 'header');
  await others.getByRole('link').last().click();
  await expect(page).toHaveURL(morePages.at(-1)?.path ?? '');
  await expect(others).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(others).toBeHidden();
  await page.goto(pathOf('about'));

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);

  // The menus give the focus back, and close when the keyboard leaves them.
  const otherLinks = others.getByRole('link');
  await more.press('Enter');
  await otherLinks.last().press('Tab');
  await expect(otherLinks).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 664 });
  const menu = page.getByRole('button', { name: words.menu });
  await menu.press('Enter');
  const back = page.getByRole('button', { name: words.back, exact: true });
  for (const close of [() => back.press('Enter'), () => back.press('Escape')]) {
    await more.press('Enter');
    await close();
    await expect(otherLinks).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await more.press('Escape');
  await expect(menu).toBeFocused();
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });

  test('the menu opens, and closes, also when a link is chosen', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: words.menu });
    const links = page.getByRole('navigation', { name: pages.menus.main }).getByRole('link');
    await expect(links).toHaveCount(0);
    await menu.click();
    await expect(links).toHaveCount(mainPages.length);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(mainPages.length);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    // The others are behind one entry, which opens over the nine.
    const more = page.getByRole('button', { name: words.more, exact: true });
    const others = page
      .getByRole('navigation', { name: words.more, exact: true })
      .getByRole('link');
    await expect(more).toBeInViewport({ ratio: 1 });
    await expect(others).toHaveCount(0);
    await more.click();
    await expect(others).toHaveCount(morePages.length);
    // The list scrolls, where it is longer than the screen.
    await others.last().scrollIntoViewIfNeeded();
    await expect(others.last()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: words.back, exact: true }).click();
    await expect(others).toHaveCount(0);
    await more.click();
    await page.keyboard.press('Escape');
    await expect(others).toHaveCount(0);
    await expect(links).toHaveCount(mainPages.length);
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);

    await menu.click();
    await links.last().click();
    await expect(page).toHaveURL(mainPages.at(-1)?.path ?? '');
    await expect(links).toHaveCount(0);
  });
});

test('nothing shifts, the ad fits, and stars twinkle only if wanted', async ({ page }) => {
  await delayFont(page);
  await recordShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shiftOf(page)).toBe(0);

  const ad = page.getByTestId('ad-banner');
  const image = page.getByAltText(siteOffer?.text ?? '');
  const drawn = [
    [390, 'psychic-banner-mobile'],
    [767, 'psychic-banner-mobile'],
    [768, 'psychic-banner'],
  ] as const;
  // An owner may have a banner of their own, or none.
  for (const [width, picture] of siteOffer && !siteOffer.banner ? drawn : []) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(new RegExp(`/${picture}\\.avif$`));
    const shown = await image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    expect(shown).toBeGreaterThan(0);
    if (width === 390) expect((await ad.boundingBox())?.height).toBeLessThanOrEqual(64);
  }

  // The stars are in a few SVGs, each of which fades as a whole, for 2 to 4 seconds.
  const skies = page.locator('svg', { has: page.getByTestId('star') });
  const styles = (name: 'animationName' | 'animationDuration') =>
    skies.evaluateAll((all, key) => all.map((sky) => getComputedStyle(sky)[key]), name);
  expect(new Set(await styles('animationName'))).toEqual(new Set(['none']));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seconds = (await styles('animationDuration')).map(Number.parseFloat);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(4);

  await page.setViewportSize({ width: 1200, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const links = page.getByRole('navigation', { name: pages.menus.main }).getByRole('link');
  const borders = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).borderBottomWidth),
  );
  expect(borders).toEqual(mainPages.map(({ id }) => (id === 'home' ? '3px' : '0px')));
  const grounds = await page.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const { backgroundColor, color } = getComputedStyle(tab);
      return `${backgroundColor} ${color}`;
    }),
  );
  expect(new Set(grounds.slice(1)).size).toBe(1);
  expect(grounds[0]).not.toBe(grounds[1]);
});

test('a heading in a long page opens at the top of the screen', async ({ page }) => {
  // Smooth scrolling is the harder case.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // On a taller screen the last heading could be too near to the end of its page.
  await page.setViewportSize({ width: 390, height: 640 });
  await delayFont(page);
  await page.goto(pathOf('numbers/4#company'));
  await page.evaluate(() => document.fonts.ready);
  await expectAtTop(page);
  const contents = page.getByRole('navigation', { name: onThisPage });
  await contents.getByRole('link').last().click();
  await expectAtTop(page);
});

function delayFont(page: Page): Promise<unknown> {
  return page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

/** Waits until scrolling has ended and the target is right below the header. */
async function expectAtTop(page: Page): Promise<void> {
  const top = await page.locator(':target').evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let stillFrames = 0;
        const look = () => {
          const { top } = target.getBoundingClientRect();
          stillFrames = top === last ? stillFrames + 1 : 0;
          last = top;
          if (stillFrames > 30) resolve(top);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThan(header + 32);
}
