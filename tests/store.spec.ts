import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';

test('an order from the cart to the dialog and back, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add.first()).toBeEnabled();
  await add.nth(0).press('Enter');
  await add.nth(0).press('Enter');
  await add.nth(2).press('Enter');
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Proceed to Checkout' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your order' });
  await expect(dialog).toBeVisible();
  await expect(page.getByTestId('total')).toHaveText('$241');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the store' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('cart')).toContainText('3 item(s) added to cart');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('cart')).toHaveCount(0);
});

test('the cart is gone after a reload, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/store');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add.first()).toBeEnabled();
  await add.first().click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expectNoSidewaysScroll(page);
  const overflow = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  await page.reload();
  await expect(page.getByTestId('cart')).toHaveCount(0);
});

test('no cookie is set by any kind of page', async ({ page, context }) => {
  for (const path of ['/', '/store', '/blog', '/lottery-predictor', '/guide'])
    await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
