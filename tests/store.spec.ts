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
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/store');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  for (const index of [0, 1, 2]) await add.nth(index).press('Enter');
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your order' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
  await expect(page.getByTestId('total')).toHaveText(
    price(first.priceCents + second.priceCents + third.priceCents),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('cart')).toHaveCount(0);
  await expect(add.nth(2)).toBeFocused();
});

test('what an order needs is written into it and stored nowhere', async ({ page }) => {
  test.skip(asking < 0, 'no product is ordered by e-mail with questions');
  const [question] = products[asking]?.asks ?? [];
  const label = question?.label ?? '';
  const answer = question?.kind === 'date' ? '1990-05-15' : 'Ada King';
  await page.goto('/store');
  const before = page.url();
  await page.getByRole('button', { name: 'Add to Cart' }).nth(asking).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel(label).fill(answer);
  await page.getByLabel(label).press('Enter');
  const href = await page.getByRole('link', { name: 'Order by e-mail' }).getAttribute('href');
  expect(href?.startsWith(`mailto:${site.email}?`)).toBe(true);
  expect(href).toContain(encodeURIComponent(answer));
  await page.getByRole('button', { name: 'Back to the store' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel(label)).toHaveValue(answer);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).toEqual({ store_cart: `[${products[asking]?.id}]` });
  expect(page.url()).toBe(before);
  await page.reload();
  await expect(page.getByTestId('cart')).toContainText('1 item(s) added to cart');
});
