import type { Page } from '@playwright/test';
import { products } from '../src/config/products';
import { site } from '../src/config/site';
import { price } from '../src/tools/store/cart';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/fixtures';

const [first, second, third] = products;
if (!first || !second || !third) throw new Error('The store has three products.');
/** A product that is ordered by e-mail, with questions to answer in the order. */
const asking = products.findIndex(({ id, asks }) => asks.length > 0 && !linkOf(id));
function linkOf(id: number): string | undefined {
  return site.paymentLinks[id as 1 | 2 | 3];
}

test('an order from the cart to the dialog and back, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add.first()).toBeEnabled();
  await add.nth(0).press('Enter');
  await add.nth(1).press('Enter');
  await add.nth(2).press('Enter');
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Proceed to Checkout' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your order' });
  await expect(dialog).toBeVisible();
  await expect(page.getByTestId('total')).toHaveText(
    price(first.priceCents + second.priceCents + third.priceCents),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('cart')).toHaveCount(0);
  await expect(add.nth(2)).toBeFocused();
});

/** Adds a product and opens the order. */
async function order(page: Page, index: number) {
  const add = page.getByRole('button', { name: 'Add to Cart' }).nth(index);
  await expect(add).toBeEnabled();
  await add.click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
}

const message = (page: Page) => page.getByLabel('Your order as a message');

test('what an order needs is written into it and stored nowhere', async ({ page }) => {
  test.skip(asking < 0, 'no product is ordered by e-mail with questions');
  const [question] = products[asking]?.asks ?? [];
  const label = question?.label ?? '';
  const answer = question?.kind === 'date' ? '1990-05-15' : 'Ada King';
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/store');
  const before = page.url();
  await order(page, asking);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
  await page.getByLabel(label).fill(answer);
  await page.getByLabel(label).press('Enter');
  expect(await message(page).inputValue()).toContain(`${label}: ${answer}\n`);
  const mail = page.getByRole('link', { name: 'Order by e-mail' });
  const href = await mail.getAttribute('href');
  expect(href?.startsWith(`mailto:${site.email}?`)).toBe(true);
  expect(href).toContain(encodeURIComponent(answer));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const overflow = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);

  await page.getByRole('button', { name: 'Back to the store' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel(label)).toHaveValue(answer);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).toEqual({ store_cart: `[${products[asking]?.id}]` });
  expect(page.url()).toBe(before);
  await page.reload();
  await expect(page.getByTestId('cart')).toContainText('1 item(s) added to cart');
});

test('a payment link opens in a new tab and leaves the cart as it is', async ({
  page,
  context,
}) => {
  // As if the configuration had a link for the first product only.
  await page.route('/store', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const links = /(&quot;paymentLinks&quot;:\[0,){[^}]*}/;
    expect(html).toMatch(links);
    const link = '{&quot;1&quot;:[0,&quot;https://pay.test/1&quot;]}';
    await route.fulfill({ response, body: html.replace(links, `$1${link}`) });
  });
  await context.route('https://pay.test/**', (route) => route.fulfill({ body: 'Payment' }));
  await page.goto('/store');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add.first()).toBeEnabled();
  await add.first().click();
  await add.first().click();
  await expect(page.getByTestId('cart')).toContainText('1 item(s) added to cart');
  await expect(page.getByTestId('cart')).toContainText('already in the cart');
  await order(page, 1);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Pay for ${first.name}` }).click(),
  ]);
  await expect(tab).toHaveURL('https://pay.test/1');
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  await tab.close();
  await expectAccessible(page);
  await expect(page.getByTestId('cart')).toContainText('2 item(s) added to cart');
  expect(await message(page).inputValue()).toMatch(/^I would like to order:/);
  expect(await message(page).inputValue()).toContain(`1 × ${second.name}`);
});

test('the cart lives as long as its tab, or until Close', async ({ page, context }) => {
  await page.goto('/store');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add.first()).toBeEnabled();
  await add.first().click();
  await page.goto('/about');
  await page.goto('/store');
  await expect(page.getByTestId('cart')).toContainText('1 item(s) added to cart');
  const other = await context.newPage();
  await other.goto('/store');
  await expect(other.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
  await expect(other.getByTestId('cart')).toHaveCount(0);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(add.first()).toBeEnabled();
  await expect(page.getByTestId('cart')).toHaveCount(0);
});

test('no cookie is set by any kind of page', async ({ page, context }) => {
  for (const path of ['/', '/store', '/blog', '/lottery-predictor', '/guide'])
    await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
