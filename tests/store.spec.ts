import * as words from '#texts/tools/store';
import { isBuilt, path } from '../src/config/paths';
import { products, site } from '../src/config/site';
import { price } from '../src/ui/text/price';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goBack,
  holdScripts,
  test,
} from './testing/fixtures';

test.skip(!isBuilt('store'), 'This page is removed.');

const total = products.reduce((sum, { priceCents }) => sum + priceCents, 0);
/** How many the first and the last make: a product with a payment link is taken once. */
const both = products.length === 1 && products[0]?.paymentLink ? 1 : 2;

test('an order by keyboard, of which the cart covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path('store'));
  const add = page.getByRole('button', { name: words.add });
  for (const [index] of products.entries()) await add.nth(index).press('Enter');
  await expect(page.getByTestId('cart')).toContainText(words.added(products.length));
  await page.getByRole('button', { name: words.proceed }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.yourOrder });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('heading', { name: words.yourOrder })).toBeFocused();
  await expect(page.getByTestId('total')).toHaveText(price(total, site.currency));
  await expectAccessible(page, 'dialog');
  await expectNoSidewaysScroll(page);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: words.proceed })).toBeFocused();

  const last = page.getByRole('contentinfo').getByRole('link').last();
  const focused = page.locator(':focus');
  for (const height of [568, 180]) {
    await page.setViewportSize({ width: 320, height });
    await add.first().focus();
    do {
      await page.keyboard.press('Tab');
      expect(await focused.evaluate(isSeen), await focused.innerText()).toBe(true);
    } while (!(await last.evaluate((link) => link === document.activeElement)));
  }
  await page.getByRole('button', { name: words.close }).click();
  await expect(page.getByTestId('cart')).toHaveCount(0);
  await expect(add.last()).toBeFocused();
});

/** Runs in the page: whether the middle of an element is on the screen, and nothing over it. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(found);
}

test('the cart is kept over Back and other pages, and a reload empties it', {
  tag: '@back',
}, async ({ page }) => {
  const cart = page.getByTestId('cart');
  const add = page.getByRole('button', { name: words.add });
  await page.goto(path('store'));
  await page.reload();
  await add.first().click();
  await expect(cart).toContainText(words.added(1));
  // Back to a page that was reloaded once, and a link to it.
  await page.getByRole('button', { name: words.proceed }).click();
  await page.goto(path('about'));
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cart).toContainText(words.added(1));
  await add.last().click();
  await page.goto(path('about'));
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${path('store')}"]`)
    .click();
  await expect(cart).toContainText(words.added(both));

  await page.reload();
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await expect(cart).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('store_cart'))).toBeNull();
  // Presses before hydration are of after the reload.
  await add.last().click();
  await expect(cart).toContainText(words.added(1));
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await add.first().click();
  release();
  await expect(cart).toContainText(words.added(1));
  await page.goto(path('about'));
  await goBack(page);
  await expect(cart).toContainText(words.added(1));
});
